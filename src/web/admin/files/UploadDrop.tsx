import { useEffect, useId, useRef, useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { filmTools } from "#content/admin/films.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import { fill } from "#content/fill.ts";
import type { FileView } from "#domain/files/file-calls.ts";
import { fileKinds } from "#domain/files/stored-file.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { useToast } from "../../ui/tools/toast.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { sendFile } from "./send-file.ts";
import { beginUpload, useLatestUpload } from "./use-latest-upload.ts";

interface UploadDropProps {
  kind: keyof typeof kinds;
  label: string;
  /** @param originalName name that the file had on the user's machine */
  onStored: (file: FileView, originalName: string) => void;
  /** Called when an upload begins, fails or ends. */
  onState?: (state: UploadState | undefined) => void;
  /** Receives the upload, which continues after unmounting. Without it, unmounting aborts the upload. */
  track?: TrackUpload | undefined;
  /** Name of the field, if uploads are tracked: a later upload of a field replaces one that still runs. */
  target?: string | undefined;
}

export type TrackUpload = (upload: Promise<unknown>) => void;

/** State of an upload; none after the file is stored. */
export type UploadState = "pending" | "failed";

type Progress = { percent: number; stop: () => void };

const kinds = {
  document: { accept: "application/pdf,.pdf", drop: editor.document.drop, rule: editor.document.rule },
  film: { accept: "video/mp4,video/webm,.mp4,.webm", drop: filmTools.drop, rule: filmTools.rule },
  captions: { accept: "text/vtt,.vtt", drop: filmTools.captions.drop, rule: filmTools.captions.rule },
} as const;

export function UploadDrop({ kind, label, onStored, onState, ...uploads }: UploadDropProps) {
  const words = editor.document;
  const { accept, drop, rule } = kinds[kind];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { progress, problem, send, dismiss } = useSending({ kind, onStored, ...uploads });
  const state = progress ? "pending" : problem === undefined ? undefined : "failed";
  const report = useRef(onState);
  report.current = onState;
  useEffect(() => report.current?.(state), [state]);
  useEffect(() => () => report.current?.(undefined), []);
  return (
    <FileDrop onFiles={send} className="mt-2 px-3 py-2.5 text-small">
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        aria-label={`${label}: ${words.choose}`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const { files } = event.currentTarget;
          if (files) send(files);
          // Allows choosing the same file again after a failure.
          event.currentTarget.value = "";
        }}
      />
      {progress ? (
        <RunningUpload progress={progress} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-muted">
          <span className="max-sm:hidden">{drop}</span>
          <button
            type="button"
            onClick={() => input.current?.click()}
            aria-describedby={`${id}-rule`}
            className={toolButton("plain", "min-h-8 px-2.5")}
          >
            {words.choose}
            <span className="sr-only"> ({label})</span>
          </button>
          <span id={`${id}-rule`}>{fill(rule, { most: fileKinds[kind].maxBytes / 1024 / 1024 })}</span>
        </p>
      )}
      <p role="alert" className="mt-1.5 font-semibold text-danger empty:hidden">
        {problem}
      </p>
      {problem !== undefined && (
        <button type="button" onClick={dismiss} className={toolButton("quiet", "min-h-8 px-2")}>
          {pictureTools.dismiss}
        </button>
      )}
    </FileDrop>
  );
}

function RunningUpload({ progress: { percent, stop } }: { progress: Progress }) {
  const words = editor.document;
  const text = fill(words.uploading, { percent });
  return (
    <p className="flex items-center gap-3">
      <progress max={100} value={percent} aria-label={text} className="h-2 grow accent-action" />
      <span role="status" className="figures shrink-0">
        {text}
      </span>
      <button type="button" onClick={stop} className={toolButton("quiet", "min-h-8 px-2")}>
        {words.cancel}
      </button>
    </p>
  );
}

type SendingProps = Pick<UploadDropProps, "kind" | "onStored" | "track" | "target">;

function useSending({ kind, onStored, track, target }: SendingProps) {
  const showToast = useToast();
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const stored = useRef(onStored);
  stored.current = onStored;
  const latest = useLatestUpload(target);
  const isMounted = useRef(true);
  const isTracked = track !== undefined;
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      if (!isTracked) latest.current?.abort();
    };
  }, [isTracked, latest]);

  function report(file: File, { message }: Error): void {
    if (isMounted.current) setProblem(message);
    else showToast({ title: file.name, description: message, destructive: true });
  }

  function send(files: FileList): void {
    const [file, ...more] = files;
    if (!file) return;
    setProblem(more.length > 0 ? editor.document.several : undefined);
    if (more.length > 0) return;
    const controller = beginUpload(latest);
    const { signal } = controller;
    const stop = () => controller.abort();
    const onProgress = (percent: number) => setProgress({ percent, stop });
    onProgress(0);
    const upload = sendFile(kind, file, { onProgress, signal })
      .then((sent) => stored.current(sent, file.name))
      .catch((failure: unknown) => !signal.aborted && report(file, failure as Error))
      .finally(() => latest.current === controller && setProgress(undefined));
    track?.(upload);
  }
  return { progress, problem, send, dismiss: () => setProblem(undefined) };
}
