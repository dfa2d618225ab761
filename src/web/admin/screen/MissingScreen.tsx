import { fill } from "#content/fill.ts";
import { missingWords } from "#content/problems/missing-screens.ts";
import { addresses } from "../addresses.ts";
import { BackLink } from "./BackLink.tsx";

/** A list of the administration to which an address without a screen leads back. */
export type MissingFrom = keyof typeof missingWords;

interface MissingScreenProps {
  from: MissingFrom;
  /** Part of the address that names nothing. */
  asked: string;
}

/** Names the record or screen that does not exist, and leads back to the list. */
export function MissingScreen({ from, asked }: MissingScreenProps) {
  const words = missingWords[from];
  return (
    <section role="alert" className="rounded-card border border-line bg-white p-5">
      <h1 tabIndex={-1} className="text-2xl outline-none">
        {words.title}
      </h1>
      <p className="wrap-anywhere mt-2 mb-1 text-compact">{fill(words.description, { asked })}</p>
      <BackLink to={addresses[from]}>{words.back}</BackLink>
    </section>
  );
}
