import { useId, useState } from "react";
import { firstSteps } from "#content/admin/first-steps.ts";
import { type PointInLink, pointInMapLink } from "#domain/start/map-link.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import type { Coordinates } from "./mercator.ts";

const words = firstSteps.offices.place.link;

/** Input of a map link, from which the coordinates are read when it is pasted. */
export function MapLink({ onFound }: { onFound: (coordinates: Coordinates) => void }) {
  const id = useId();
  const [link, setLink] = useState("");
  const [outcome, setOutcome] = useState<PointInLink["kind"]>();
  const read = (text: string) => {
    const point = text.trim() === "" ? undefined : pointInMapLink(text);
    setLink(text);
    setOutcome(point?.kind);
    if (point?.kind === "found") onFound(point);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-compact">
        {words.label}
      </label>
      <input
        id={id}
        type="url"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={link}
        onChange={(event) => read(event.currentTarget.value)}
        className={toolControl}
      />
      <p id={`${id}-hint`} className="mt-1 text-muted text-small">
        {words.hint}
      </p>
      <p
        role="status"
        className={`mt-1 text-small empty:absolute ${outcome === "found" ? "text-ink" : "text-danger"}`}
      >
        {outcome && words[outcome]}
      </p>
    </div>
  );
}
