import type { ReactNode } from "react";
import { attachedProjectField, attachedSelectionField } from "#domain/inquiries/inquiry-fields.ts";
import type { AttachedProjectView } from "./attached-project-view.ts";
import type { AttachedSelectionView } from "./attached-selection-view.ts";

interface AttachmentsProps {
  /** Product from which the visitor comes, as the sentence that also begins the message. */
  about: string | undefined;
  selection: AttachedSelectionView | undefined;
  project: AttachedProjectView | undefined;
}

/** Attachments of the inquiry, each with a checkbox to exclude it, which works without script. */
export function Attachments({ about, selection, project }: AttachmentsProps) {
  if (!about && !selection && !project) return null;
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-mist px-4 text-compact *:py-3 sm:col-span-2">
      {about && <p className="font-semibold">{about}</p>}
      {project && (
        <Part link={project.link}>
          <Box name={attachedProjectField} value={String(project.id)} words={project.words} />
          <p className="mt-2">
            <span className="wrap-anywhere font-semibold">{project.title}</span>{" "}
            <span className="figures block text-muted">{project.facts}</span>
          </p>
        </Part>
      )}
      {selection && (
        <Part link={selection.link}>
          {selection.kind === "attached" ? <Selection {...selection} /> : <p>{selection.note}</p>}
        </Part>
      )}
    </div>
  );
}

function Selection({
  query,
  figures,
  problems,
  words,
}: Extract<AttachedSelectionView, { kind: "attached" }>) {
  return (
    <>
      <Box name={attachedSelectionField} value={query} words={words} />
      <dl className="figures mt-2 flex flex-wrap gap-x-6">
        {figures.map(({ label, figure }) => (
          <div key={label} className="flex min-w-0 gap-2">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      {problems.map((problem) => (
        <p key={problem} className="mt-2">
          {problem}
        </p>
      ))}
    </>
  );
}

/** @param props.link where the visitor can view or change it */
function Part({ link, children }: { link: { href: string; label: string }; children: ReactNode }) {
  return (
    <div>
      {children}
      <p className="mt-1">
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
        {words.attach} <span className="block font-normal text-muted max-sm:hidden">{words.note}</span>
      </span>
    </label>
  );
}
