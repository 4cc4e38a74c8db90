import { shop } from "../content";
import { LOGO_CLASS } from "../page-contract";

/** The brand's name, or the owner's logo, whose styles the build writes (tools/site/brand.ts). */
export const Brand = () =>
  shop.logo ? (
    <span className={LOGO_CLASS}>
      <span className="visually-hidden">{shop.brand}</span>
    </span>
  ) : (
    shop.brand
  );
