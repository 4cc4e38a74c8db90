import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BagPage } from "./app/bag-page";
import { Footer } from "./app/footer/footer";
import { Header } from "./app/header/header";
import { LEGAL_TITLE, LegalNotice } from "./app/legal-notice";
import { Notice } from "./app/notice/notice";
import { NotFound } from "./app/screens/not-found";
import { type Bag, ContentContext, type ShopContent } from "./content";
import "./styles/base.css";

const render = (content: ShopContent, children: ReactNode): string =>
  renderToStaticMarkup(<ContentContext value={content}>{children}</ContentContext>);

export const renderBagPage = (content: ShopContent, bag: Bag) =>
  render(content, <BagPage bag={bag} />);

export const renderNotFound = (content: ShopContent) => render(content, <NotFound />);

export { LEGAL_TITLE };
export const renderLegalNotice = (content: ShopContent) => render(content, <LegalNotice />);

/** For the static pages that are not a bag's. */
export const renderHeader = (content: ShopContent) => render(content, <Header />);
export const renderNotice = (content: ShopContent) => render(content, <Notice />);
export const renderFooter = (content: ShopContent) => render(content, <Footer />);
