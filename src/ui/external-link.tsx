import { Icon, type IconName } from "./icon";

type ExternalLinkProps = {
  href: string;
  /** The link's text. */
  label: string;
  /** Announced after the text: «el Moon Bag». */
  context?: string;
  icon?: IconName;
  className?: string | undefined;
  "data-field"?: string;
};

/** Renders a link to a new tab. Its name is one text: screen readers read two texts as two links. */
export function ExternalLink(props: ExternalLinkProps) {
  const { href, label, context, icon, className } = props;
  const name = [label, context, "(se abre en una pestaña nueva)"].filter(Boolean).join(" ");
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name}
      data-field={props["data-field"]}
    >
      {icon && <Icon name={icon} />}
      {icon ? <span>{label}</span> : label}
    </a>
  );
}
