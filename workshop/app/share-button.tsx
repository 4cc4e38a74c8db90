import { useEffect, useState } from "react";
import { Button } from "./button";

type ShareButtonProps = { url: string; title: string; label: string };

/** Shares a page of the shop, or copies its address. Waits until the page is online: chats keep the preview of a missing one. */
export function ShareButton({ url, title, label }: ShareButtonProps) {
  const [isOnline, setOnline] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    fetch(url, { method: "HEAD", cache: "no-store" })
      .then(({ ok }) => setOnline(ok))
      .catch(() => {});
  }, [url]);
  const share = async () => {
    if (navigator.share) return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  if (!isOnline) return null;
  return (
    // `share` rejects if the owner closes the device's share dialog.
    <Button onClick={() => void share().catch(() => undefined)}>
      {isCopied ? "Enlace copiado" : label}
    </Button>
  );
}
