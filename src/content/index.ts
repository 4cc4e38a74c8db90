import { createContext, use } from "react";
import type { EmailAccount, ShopContent } from "./shop-content";

export type { EmailAccount, ShopContent };

/** A bag with the URLs of its photos. */
export type Bag = ShopContent["catalogue"][number];

/** Each page has one provider: with the page's JSON, the build's files or the owner's draft in the workshop. */
export const ContentContext = createContext<ShopContent | undefined>(undefined);

export const useContent = (): ShopContent => use(ContentContext) as ShopContent;
