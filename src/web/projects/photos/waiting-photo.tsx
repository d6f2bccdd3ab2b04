import { Clock } from "lucide-react";
import { useEffect, useState } from "react";

/** A photo that this device keeps until the network is back. */
export function WaitingPhoto({ name, picture }: { name: string; picture: Blob }) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const blobUrl = URL.createObjectURL(picture);
    setAddress(blobUrl);
    return () => URL.revokeObjectURL(blobUrl);
  }, [picture]);
  return (
    <li className="relative aspect-square overflow-hidden rounded-inner border border-line bg-sunk">
      {address !== "" && <img src={address} alt={`${name}, à envoyer`} className="size-full object-cover" />}
      <Clock aria-hidden className="absolute right-1 bottom-1 size-7 rounded-full bg-paper p-1.5 text-alert" />
    </li>
  );
}
