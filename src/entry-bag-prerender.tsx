import { renderToStaticMarkup } from "react-dom/server";
import { BagPage } from "./app/bag-page";
import { Footer } from "./app/footer/footer";
import { Header } from "./app/header/header";
import type { Bag } from "./content";
import "./styles/base.css";

/** The page of a bag as HTML: what is shown to a visitor, and all that there is of it. */
export const renderBag = (bag: Bag): string => renderToStaticMarkup(<BagPage bag={bag} />);

/** What stands above and below the legal notice, whose words the build writes (tools/site/legal.ts). */
export const renderHeader = (): string => renderToStaticMarkup(<Header />);
export const renderFooter = (): string => renderToStaticMarkup(<Footer />);
