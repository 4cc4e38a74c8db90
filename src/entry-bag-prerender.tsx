import { renderToStaticMarkup } from "react-dom/server";
import { BagPage } from "./app/bag-page";
import type { Product } from "./content";
import "./styles/base.css";

/** The page of a bag as HTML: what is shown to a visitor, and all that there is of it. */
export const renderBag = (bag: Product): string => renderToStaticMarkup(<BagPage bag={bag} />);
