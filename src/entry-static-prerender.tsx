import { renderToStaticMarkup } from "react-dom/server";
import { BagPage } from "./app/bag-page";
import { Footer } from "./app/footer/footer";
import { Header } from "./app/header/header";
import { NotFound } from "./app/screens/not-found";
import { type Bag, setContent } from "./content";
import "./styles/base.css";

export { setContent };

export const renderBagPage = (bag: Bag): string => renderToStaticMarkup(<BagPage bag={bag} />);

export const renderNotFound = (): string => renderToStaticMarkup(<NotFound />);

/** For the static pages that are not a bag's. */
export const renderHeader = (): string => renderToStaticMarkup(<Header />);
export const renderFooter = (): string => renderToStaticMarkup(<Footer />);
