import { useEffect, useRef } from "react";
import { fileLine, fileSentence } from "#content/inquiries/file-words.ts";
import type { inquiry } from "#content/inquiries/inquiry.ts";
import { acceptAttribute, inquiryFilesField } from "#domain/inquiries/files/inquiry-file.ts";
import type { Locale } from "#domain/locale.ts";
import type { ChosenFiles } from "./use-files.ts";

interface FilesFieldProps {
  words: (typeof inquiry)[Locale]["files"];
  files: ChosenFiles;
  id: string;
}

/**
 * File input. Hidden without script: files would need a multipart form for every visitor, so the form shows an
 * address to which files can be sent.
 */
export function FilesField({ words, files, id }: FilesFieldProps) {
  const { list, problem, add, remove } = files;
  const input = useRef<HTMLInputElement>(null);
  // Chosen before this script arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(() => {
    add([...(input.current?.files ?? [])]);
  }, []);
  return (
    <div className="noscript:hidden sm:col-span-2">
      <p id={`${id}-label`} className="mb-1.5 font-semibold text-compact">
        {words.label}
      </p>
      <label className="inline-flex min-h-11 cursor-pointer items-center rounded-button bg-white px-4 font-semibold text-compact ring-1 ring-line ring-inset hover:bg-mist has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-2">
        <span id={`${id}-choose`}>{words.choose}</span>
        <input
          ref={input}
          type="file"
          name={inquiryFilesField}
          multiple
          accept={acceptAttribute}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={problem !== undefined}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            // Allows the same file to be chosen again after it was removed.
            currentTarget.value = "";
            add(chosen);
          }}
          className="sr-only"
        />
      </label>
      <ChosenList
        words={words}
        list={list}
        onRemove={(file) => {
          remove(file);
          input.current?.focus();
        }}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-compact text-muted">
        {fileSentence(words.hint)}
      </p>
      <Missing
        words={words}
        files={files}
        onDismiss={() => {
          files.dismissMissing();
          input.current?.focus();
        }}
      />
      {problem && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-compact text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

interface ChosenListProps extends Pick<FilesFieldProps, "words"> {
  list: readonly File[];
  onRemove: (file: File) => void;
}

function ChosenList({ words, list, onRemove }: ChosenListProps) {
  if (list.length === 0) return null;
  return (
    <ul className="mt-3">
      {list.map((file) => (
        <li
          key={`${file.name} ${file.size} ${file.lastModified}`}
          className="flex items-center justify-between gap-4 border-line border-b py-1 text-compact"
        >
          <span className="figures wrap-anywhere">{fileLine(file)}</span>
          <button
            type="button"
            aria-label={fileSentence(words.remove, { name: file.name })}
            onClick={() => onRemove(file)}
            className="grid size-11 shrink-0 place-items-center text-muted hover:text-danger"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 stroke-2 stroke-current">
              <path d="M5 5L19 19M19 5L5 19" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface MissingProps extends Omit<FilesFieldProps, "id"> {
  onDismiss: () => void;
}

function Missing({ words, files: { missing }, onDismiss }: MissingProps) {
  if (missing.length === 0) return null;
  return (
    <p className="wrap-anywhere mt-1.5 rounded-card bg-danger-soft px-4 py-2 text-compact">
      {fileSentence(words.missing, { name: missing.join(", ") })}{" "}
      <button type="button" onClick={onDismiss} className="min-h-6 text-link">
        {words.dismissMissing}
      </button>
    </p>
  );
}
