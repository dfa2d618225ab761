import { useId, useState } from "react";
import type { ShareWords } from "#content/calculator/tool.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { controlClass } from "#web/ui/fields/Field.tsx";
import { Link2 } from "../../../ui/icons/visitor-icons.ts";
import { BoxLabel } from "../../ui/BoxLabel.tsx";

interface AddressBoxProps {
  words: ShareWords;
  path: string;
}

/** Address of the result to read, select and copy; browsers may refuse to copy. */
export function AddressBox({ words, path }: AddressBoxProps) {
  const id = useId();
  const [outcome, setOutcome] = useState<"copied" | "notCopied">();
  const address = origin() + path;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome("copied");
    } catch {
      setOutcome("notCopied");
    }
  }

  return (
    <div>
      <BoxLabel of={id} text={words.address} />
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className={`${controlClass} figures min-w-0 flex-1 basis-72`}
        />
        <button type="button" onClick={copy} className={buttonClass("secondary", "max-sm:w-full")}>
          <Link2 className="size-4.5" />
          {words.copy}
        </button>
      </div>
      <p role="status" className="mt-1.5 min-h-[1.7em] text-compact text-muted">
        {outcome && words[outcome]}
      </p>
    </div>
  );
}

/** The section renders in a browser only; tests may render it without one. */
function origin(): string {
  return typeof location === "undefined" ? "" : location.origin;
}
