import { useState } from "react";
import type { OwnPicture } from "#domain/files/own-picture.ts";
import type { FilmSource } from "#domain/films/film-source.ts";
import type { UploadState } from "../../files/UploadDrop.tsx";
import { FilmField } from "../../films/FilmField.tsx";
import { type FieldRef, fieldId } from "../state/field-id.ts";
import { FieldLegend } from "./FieldLegend.tsx";
import { type Change, usePageFields } from "./field-context.ts";
import { useReportedUpload } from "./use-open-uploads.ts";

export interface PosterOfFilm {
  isThere: boolean;
  change: (picture: OwnPicture) => void;
}

interface FilmInputProps {
  fieldRef: FieldRef;
  label: string;
  isRequired: boolean;
  value: FilmSource | null;
  change: Change<FilmSource | null>;
  poster: PosterOfFilm;
}

export function FilmInput({ fieldRef, label, isRequired, value, change, poster }: FilmInputProps) {
  const id = fieldId(fieldRef);
  const error = usePageFields().problemAt(fieldRef);
  const [upload, setUpload] = useState<UploadState>();
  useReportedUpload(id, upload);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="min-w-0 outline-none"
    >
      <FieldLegend label={label} isRequired={isRequired} />
      <FilmField
        label={label}
        film={value}
        onFilm={change}
        hasPoster={() => poster.isThere}
        onPoster={poster.change}
        onUpload={setUpload}
        describedBy={error && `${id}-error`}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-compact text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
