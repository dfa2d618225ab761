import { type FormEvent, type RefObject, useRef, useState } from "react";
import { pictureTools } from "#content/admin/pictures.ts";
import { fill } from "#content/fill.ts";
import type { ToastMessage } from "../../ui/tools/Toasts.tsx";
import { chosenPicture, type RefusedPicture } from "./chosen-picture.ts";

/** A file that can be uploaded, and its content as a data URL. */
export interface SelectedFile {
  file: File;
  url: string;
  /** How the file differs from the chosen one; "" if it is the same. */
  note: string;
}

/** File input for pictures of a form, with the chosen files until each is used or rejected. */
export interface PictureInput {
  /** Each stays until it is replaced or dismissed. */
  refused: readonly RefusedPicture[];
  isConverting: boolean;
  choose(files: readonly File[]): void;
  dismiss(): void;
  element: RefObject<HTMLInputElement | null>;
}

interface PictureInputOptions {
  /** Number of further files that the form takes. */
  room: number;
  /** A new file replaces the former one. */
  isSingle?: boolean;
  full: string;
  onPicture: (picture: SelectedFile) => void;
}

/** Prepares chosen files for the upload one by one and reports those that fail. */
export function usePictureInput(options: PictureInputOptions): PictureInput {
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([]);
  const [pending, setPending] = useState(0);
  const element = useRef<HTMLInputElement>(null);
  const queue = useRef(Promise.resolve());
  const latestOptions = useRef(options);
  latestOptions.current = options;

  async function takeAll(files: readonly File[]): Promise<void> {
    const { isSingle = false, full, onPicture } = latestOptions.current;
    let { room } = latestOptions.current;
    const names = new Set(files.map(({ name }) => name));
    setRefused((others) => (isSingle ? [] : others.filter(({ name }) => !names.has(name))));
    for (const file of files) {
      const chosen = room > 0 ? await readPicture(file) : { name: file.name, sentence: full };
      if ("sentence" in chosen) {
        setRefused((others) => [...others.filter(({ name }) => name !== chosen.name), chosen]);
      } else {
        room -= 1;
        onPicture(chosen);
      }
    }
  }

  return {
    refused,
    isConverting: pending > 0,
    choose(files) {
      setPending((count) => count + 1);
      queue.current = queue.current
        .then(() => takeAll(files))
        .finally(() => setPending((count) => count - 1));
    },
    dismiss() {
      setRefused([]);
      // The focused button disappears with the messages.
      element.current?.focus();
    },
    element,
  };
}

interface Submission {
  inputs: readonly PictureInput[];
  showToast: (message: ToastMessage) => void;
  submit: (event: FormEvent) => unknown;
}

/** Submits a form; if it contains a rejected file, shows a message and focuses its input instead. */
export function submitUnlessRefused(event: FormEvent, { inputs, showToast, submit }: Submission): void {
  const refusing = inputs.find(({ refused }) => refused.length > 0);
  if (!refusing) return void submit(event);
  event.preventDefault();
  refusing.element.current?.focus();
  const { title, description } = pictureTools.notTaken;
  const name = refusing.refused[0]?.name ?? "";
  showToast({ title, description: fill(description, { name }), destructive: true });
}

async function readPicture(file: File): Promise<SelectedFile | RefusedPicture> {
  const chosen = await chosenPicture(file);
  if (chosen.kind === "refused") return chosen;
  try {
    return { file: chosen.file, url: await dataUrl(chosen.file), note: chosen.note };
  } catch {
    return { name: file.name, sentence: pictureTools.problems.unreadable };
  }
}

/** The content security policy allows pictures from data URLs, not from blobs. */
function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
