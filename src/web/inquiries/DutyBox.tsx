import { attachedDutyField } from "#domain/inquiries/form-fields.ts";
import type { AttachedDuty } from "./attached-duty.ts";

/** The duty that goes along with the inquiry, unless its box is unticked: that works without script, too. */
export function DutyBox({ duty }: { duty: AttachedDuty }) {
  return (
    <div className="rounded-card border border-line bg-mist px-5 py-4 text-compact sm:col-span-2">
      {duty.kind === "attached" ? <Attached {...duty} /> : <p>{duty.note}</p>}
      <p className="mt-2">
        <a href={duty.link.href} className="font-semibold text-action underline underline-offset-4">
          {duty.link.label}
        </a>
      </p>
    </div>
  );
}

function Attached({ query, figures, words }: Extract<AttachedDuty, { kind: "attached" }>) {
  return (
    <>
      <label className="flex items-start gap-3 font-semibold">
        <input
          type="checkbox"
          name={attachedDutyField}
          value={query}
          defaultChecked
          className="mt-[3px] size-5 shrink-0 accent-action"
        />
        <span>
          {words.attach} <span className="block font-normal text-muted">{words.note}</span>
        </span>
      </label>
      <dl className="figures mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {figures.map(({ label, figure }) => (
          <div key={label} className="flex gap-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
