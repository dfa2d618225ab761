import { Link } from "react-router";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { pageOf } from "#content/lookup/page-parts.ts";
import { paths } from "#content/paths.ts";
import type { SamplePart, StartState, StartStep } from "#domain/start/start-calls.ts";
import { addresses } from "../addresses.ts";

/** Parts that are changed in one of the steps; the others are changed on the page on which they stand. */
const steps: Readonly<Partial<Record<SamplePart, StartStep>>> = {
  name: "name",
  brand: "brand",
  socialPictures: "name",
  founding: "founding",
  registration: "registration",
  email: "mail",
  offices: "offices",
  review: "samples",
  history: "samples",
  projects: "samples",
  products: "samples",
};

interface StillSampleProps {
  samples: StartState["samples"];
  onStep: (step: StartStep) => void;
}

/** Samples that visitors would take for the company's own, each with a link to its place. */
export function StillSample({ samples, onStep }: StillSampleProps) {
  const { title, lead, none } = firstSteps.still;
  return (
    <section className="rounded-card border border-line bg-white p-5 sm:p-6">
      <h2 className="mb-2 text-lg">{title}</h2>
      <p className="mb-3 text-compact text-muted">{samples.length > 0 ? lead : none}</p>
      <ul className="divide-y divide-line">
        {samples.map((sample) => (
          <SampleLine key={sample.id} sample={sample} onStep={onStep} />
        ))}
      </ul>
    </section>
  );
}

function SampleLine({
  sample,
  onStep,
}: {
  sample: StartState["samples"][number];
  onStep: StillSampleProps["onStep"];
}) {
  const { parts, share, records } = firstSteps.still;
  const { id, left, of, next = "" } = sample;
  const step = steps[id];
  const isRecords = id === "projects" || id === "products";
  const look = "min-w-0 font-semibold text-action text-compact underline-offset-4 hover:underline";
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      {step ? (
        <Link to={`#${step}`} onClick={() => onStep(step)} className={look}>
          {parts[id]}
        </Link>
      ) : (
        <Link
          to={`${addresses.editing}${(next === "" ? paths.catalog : pageOf(next)).slice(1)}`}
          className={look}
        >
          {parts[id]}
        </Link>
      )}
      <span className="figures shrink-0 text-muted text-small">
        {isRecords ? fill(records, { left }) : of > 1 ? fill(share, { left, of }) : ""}
      </span>
    </li>
  );
}
