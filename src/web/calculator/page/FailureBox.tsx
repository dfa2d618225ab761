import { ChevronDown } from "lucide-react";
import type { Failure, FailureWords } from "./request-calculation.ts";

export function FailureBox({ words, failure }: { words: FailureWords; failure: Failure }) {
  return (
    <div role="alert" className="mt-6 rounded-button border-danger border-l-4 bg-danger-soft px-5 py-4">
      <h3 className="text-base text-danger tracking-normal">{words.title}</h3>
      <p className="mt-1 text-compact">{failure.message}</p>
      <details className="group mt-2 text-compact">
        <summary className="inline-flex items-center gap-1 py-1 font-semibold">
          {words.details}
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <pre className="mt-2 max-h-60 overflow-auto whitespace-pre-wrap break-all rounded-button bg-white p-3 font-mono text-small leading-normal">
          {failure.raw}
        </pre>
      </details>
    </div>
  );
}
