import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BagPage } from "./app/bag-page";
import { Footer } from "./app/footer/footer";
import { Header } from "./app/header/header";
import { LEGAL_TITLE, LegalNotice } from "./app/legal-notice";
import { Notice } from "./app/notice/notice";
import { NotFound } from "./app/screens/not-found";
import { type AppContent, ContentContext, type FullBag, type ShopContent } from "./content";
import "./styles/base.css";

const render = (content: AppContent, children: ReactNode): string =>
  renderToStaticMarkup(<ContentContext value={content}>{children}</ContentContext>);

export const renderBagPage = (content: ShopContent, bag: FullBag) =>
  render(content, <BagPage bag={bag} shop={content.shop} />);

export const renderNotFound = (content: AppContent) => render(content, <NotFound />);

export { LEGAL_TITLE };
export const renderLegalNotice = (content: ShopContent) =>
  render(content, <LegalNotice legal={content.legal} />);

/** For the static pages that are not a bag's. */
export const renderHeader = (content: AppContent) => render(content, <Header />);
export const renderNotice = (content: AppContent) => render(content, <Notice />);
export const renderFooter = (content: AppContent) => render(content, <Footer />);
