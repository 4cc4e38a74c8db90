import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BagPage } from "./app/bag-page";
import { LEGAL_TITLE, LegalNotice } from "./app/legal-notice";
import { NotFound } from "./app/screens/not-found";
import { StaticPage } from "./app/static-page";
import { type AppContent, ContentContext, type FullBag, type ShopContent } from "./content";
import "./styles/base.css";

const render = (content: AppContent, children: ReactNode): string =>
  renderToStaticMarkup(<ContentContext value={content}>{children}</ContentContext>);

export const renderBagPage = (content: ShopContent, bag: FullBag, arrivalScript?: string) =>
  render(content, <BagPage bag={bag} arrivalScript={arrivalScript} />);

const renderStaticPage = (content: AppContent, main: ReactNode) =>
  render(content, <StaticPage>{main}</StaticPage>);

export const renderNotFound = (content: AppContent) => renderStaticPage(content, <NotFound />);

export { LEGAL_TITLE };
export const renderLegalNotice = (content: ShopContent) =>
  renderStaticPage(content, <LegalNotice />);
