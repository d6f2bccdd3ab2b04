import { Link } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * What stands in for a screen that throws. Without a network its code was not kept on this device: it comes by itself
 * with the network, and what was kept is one tap away.
 */
export function ScreenFailed() {
  const isOffline = !navigator.onLine;
  useEffect(() => {
    if (!isOffline) return undefined;
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [isOffline]);
  return (
    <div role="alert" className="mx-auto max-w-md px-5 py-16 text-center">
      <h1 className="text-page">{isOffline ? "Pas de réseau pour cette page" : "Cette page n'a pas pu s'afficher"}</h1>
      <p className="mt-2 text-quiet">
        {isOffline
          ? "Elle n'est pas gardée sur cet appareil, et s'ouvrira au retour du réseau. Ta journée s'ouvre."
          : "Rien n'est perdu. Recharge la page ; si cela continue, reviens à l'accueil."}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-x-6">
        <Link to={isOffline ? "/app/timeline" : "/app"} className={LINK}>
          {isOffline ? "Ouvrir mon planning" : "Revenir à l'accueil"}
        </Link>
        <button type="button" onClick={() => location.reload()} className={LINK}>
          Recharger
        </button>
      </div>
    </div>
  );
}

const LINK = "inline-flex min-h-11 items-center font-[550] text-act underline underline-offset-2";
