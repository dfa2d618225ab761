import type { ReactNode } from "react";
import { attachedDutyField, attachedProjectField } from "#domain/inquiries/form-fields.ts";
import type { AttachedDuty } from "./attached-duty.ts";
import type { AttachedProject } from "./attached-project.ts";

interface AttachmentsProps {
  duty: AttachedDuty | undefined;
  project: AttachedProject | undefined;
}

/** What goes along with the inquiry, unless its box is unticked: that works without script, too. */
export function Attachments({ duty, project }: AttachmentsProps) {
  return (
    <>
      {project && (
        <Frame link={project.link}>
          <Box name={attachedProjectField} value={String(project.id)} words={project.words} />
          <p className="mt-3">
            <span className="wrap-anywhere font-semibold">{project.title}</span>{" "}
            <span className="figures block text-muted">{project.facts}</span>
          </p>
        </Frame>
      )}
      {duty && (
        <Frame link={duty.link}>{duty.kind === "attached" ? <Duty {...duty} /> : <p>{duty.note}</p>}</Frame>
      )}
    </>
  );
}

function Duty({ query, figures, words }: Extract<AttachedDuty, { kind: "attached" }>) {
  return (
    <>
      <Box name={attachedDutyField} value={query} words={words} />
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

/** @param props.link where the visitor can look at it again, or change it */
function Frame({ link, children }: { link: { href: string; label: string }; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-mist px-5 py-4 text-compact sm:col-span-2">
      {children}
      <p className="mt-2">
        <a href={link.href} className="font-semibold text-action underline underline-offset-4">
          {link.label}
        </a>
      </p>
    </div>
  );
}

interface BoxProps {
  name: string;
  value: string;
  words: { attach: string; note: string };
}

function Box({ name, value, words }: BoxProps) {
  return (
    <label className="flex items-start gap-3 font-semibold">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked
        className="mt-1 size-5 shrink-0 accent-action"
      />
      <span>
        {words.attach} <span className="block font-normal text-muted">{words.note}</span>
      </span>
    </label>
  );
}
