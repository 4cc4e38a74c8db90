import { createContext, use } from "react";
import type { AppContent, EmailAccount, ShopContent } from "./shop-content";

export type { AppContent, EmailAccount, ShopContent };

/** A bag as every page has it: without the fields that only its own page shows. */
export type Bag = AppContent["catalogue"][number];

/** A bag with all its fields. Its own page gets it as a prop. */
export type FullBag = ShopContent["catalogue"][number];

/** Each page has one provider: with the page's JSON, the build's files or the owner's draft in the workshop. */
export const ContentContext = createContext<AppContent | undefined>(undefined);

export const useContent = (): AppContent => use(ContentContext) as AppContent;

/** Returns the whole content. Only for static pages: a hydrated page has no more than the app's. */
export const useFullContent = (): ShopContent => use(ContentContext) as ShopContent;
