import { shop } from "../content";

/** Renders the brand's name or the owner's logo. The build writes the logo's styles (model/logo-svg.ts). */
export const Brand = () =>
  shop.logo ? (
    <span className="logo">
      <span className="visually-hidden">{shop.brand}</span>
    </span>
  ) : (
    shop.brand
  );
