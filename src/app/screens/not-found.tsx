import { RouteLink } from "../route-link";

export function NotFound() {
  return (
    <div className="simple-page">
      <h1 tabIndex={-1}>Página no encontrada</h1>
      <p>Lo sentimos, la página que estás buscando no existe o ha sido movida.</p>
      <p>
        <RouteLink to="home" className="text-link">
          Volver al inicio
        </RouteLink>
      </p>
    </div>
  );
}
