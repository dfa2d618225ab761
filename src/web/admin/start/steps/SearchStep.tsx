import { useId } from "react";
import * as z from "zod/mini";
import { firstSteps } from "#content/admin/first-steps.ts";
import { type SearchEngine, searchCodeIn, searchEngines } from "#domain/start/search-code.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { Conflict } from "../../editing/conflict/Conflict.tsx";
import { FieldNotes } from "../../editing/page/FieldInputs.tsx";
import { useUnsavedValue } from "../../unsaved/use-unsaved-value.ts";
import { StoredInstead } from "../fields/StoredInstead.tsx";
import { SiteAddress } from "../SiteAddress.tsx";
import { factAt, type StepProps } from "../state/drafting.ts";
import { StepFrame } from "./StepFrame.tsx";

const words = firstSteps.search;
/** A text without a code, and the code that it replaced. */
const rejectedSchema = z.object({ text: z.string(), over: z.string() });
const engines = Object.keys(searchEngines) as SearchEngine[];

/** Verification codes of search engines; pasted tags are reduced to their codes. */
export function SearchStep(props: StepProps) {
  const { state, start } = props;
  const tags = engines.flatMap((engine) => {
    const code = factAt(state, pathOf(engine));
    return code ? [`<meta name="${searchEngines[engine]}" content="${code}"/>`] : [];
  });
  return (
    <StepFrame lead={firstSteps.steps.search.lead} state={state}>
      <SiteAddress siteUrl={start.siteUrl} />
      {engines.map((engine) => (
        <CodeField key={engine} engine={engine} {...props} />
      ))}
      <div>
        <h3 className="mb-2 text-base">{words.shown}</h3>
        {tags.length === 0 && <p className="text-compact text-muted">{words.nothing}</p>}
        {tags.map((tag) => (
          <code key={tag} className="mb-1 block break-all rounded-button bg-mist px-3.5 py-2 text-small">
            {tag}
          </code>
        ))}
      </div>
    </StepFrame>
  );
}

function CodeField({ engine, state, store, start }: StepProps & { engine: SearchEngine }) {
  const id = useId();
  const path = pathOf(engine);
  const field = state.fields.get(path);
  const stored = String(factAt(state, path) ?? "");
  const [rejected, setRejected] = useUnsavedValue(`start:${path}`, rejectedSchema);
  const write = (text: string) => {
    const code = searchCodeIn(text, engine);
    setRejected(code === undefined ? { text, over: stored } : undefined);
    // A pasted tag is reduced to its code.
    if (code !== undefined) store.change(path, { kind: "fact", value: code });
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-compact">
        {words.engines[engine]}
      </label>
      <Conflict path={path} state={state} store={store} />
      <input
        id={id}
        value={rejected?.text ?? stored}
        placeholder={words.placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={1000}
        {...(rejected ? { "aria-invalid": true, "aria-describedby": `${id}-problem` } : {})}
        onChange={(event) => write(event.currentTarget.value)}
        className={toolControl}
      />
      <p id={`${id}-problem`} role="alert" className="mt-1 text-danger text-small empty:absolute">
        {rejected && words.noCode}
      </p>
      {rejected && rejected.over !== stored && (
        <StoredInstead stored={stored} onTake={() => setRejected(undefined)} />
      )}
      {start.codesOfServer[engine] && <p className="mt-1 text-muted text-small">{words.ofServer}</p>}
      {field && <FieldNotes field={field} state={state} store={store} />}
    </div>
  );
}

function pathOf(engine: SearchEngine): string {
  return `company.searchEngines.${engine}`;
}
