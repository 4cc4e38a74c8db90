import { renderToStaticMarkup } from "react-dom/server";
import { BagPage } from "./app/bag-page";
import { Footer } from "./app/footer/footer";
import { Header } from "./app/header/header";
import type { Bag } from "./content";
import "./styles/base.css";

export const renderBag = (bag: Bag): string => renderToStaticMarkup(<BagPage bag={bag} />);

/** Around the legal notice, whose words tools/site/legal.ts writes. */
export const renderHeader = (): string => renderToStaticMarkup(<Header />);
export const renderFooter = (): string => renderToStaticMarkup(<Footer />);
