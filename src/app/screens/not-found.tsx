import { useContent } from "../../content";
import { buildSizes, Picture } from "../../ui/picture";
import { RouteLink } from "../routing/route-link";

/** Renders the screen of an unknown address. */
export function NotFound() {
  const { banner } = useContent();
  return (
    <div className="simple-page">
      <div>
        <h1 tabIndex={-1}>Página no encontrada</h1>
        <p>Lo sentimos, la página que estás buscando no existe o&nbsp;ha sido movida.</p>
        <RouteLink to="home" className="text-link" data-interactive>
          Volver al inicio
        </RouteLink>
      </div>
      {banner?.narrow && <Picture picture={banner.narrow} sizes={buildSizes(1, 2)} />}
    </div>
  );
}
