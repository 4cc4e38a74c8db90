import { useContent } from "../../content";
import { Picture } from "../../ui/picture";
import { RouteLink } from "../route-link";

export function NotFound() {
  const { banner } = useContent();
  return (
    <div className="simple-page">
      <div>
        <h1 tabIndex={-1}>Página no encontrada</h1>
        <p>Lo sentimos, la página que estás buscando no existe o&nbsp;ha sido movida.</p>
        <RouteLink to="home" className="text-link">
          Volver al inicio
        </RouteLink>
      </div>
      <Picture
        picture={banner.narrow}
        sizes="(min-width: 48em) min(59em, 45vw), calc(100vw - 2.5em)"
      />
    </div>
  );
}
