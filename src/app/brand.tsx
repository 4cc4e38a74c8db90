import { shop } from "../content";

/** The brand's name, or the owner's logo, whose styles the build writes (model/logo-svg.ts). */
export const Brand = () =>
  shop.logo ? (
    <span className="logo">
      <span className="visually-hidden">{shop.brand}</span>
    </span>
  ) : (
    shop.brand
  );
