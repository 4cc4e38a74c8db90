import { useContent } from "../content";

/** Renders the brand's name or the owner's logo. The build writes the logo's styles (model/look/content-styles.ts). */
export function Brand() {
  const { logo, brand } = useContent().shop;
  if (!logo) return brand;
  return (
    <span className="logo">
      <span className="visually-hidden">{brand}</span>
    </span>
  );
}
