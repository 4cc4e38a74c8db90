import { hashes } from "../routes";

export function NotFound() {
  return (
    <div className="simple-page">
      <h1 tabIndex={-1}>Página no encontrada</h1>
      <p>Lo sentimos, la página que estás buscando no existe o ha sido movida.</p>
      <p>
        <a className="text-link" href={hashes.home}>
          Volver al inicio
        </a>
      </p>
    </div>
  );
}
