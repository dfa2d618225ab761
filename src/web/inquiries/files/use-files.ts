import { useRef, useState } from "react";
import { fileProblemSentence } from "#content/inquiries/file-words.ts";
import { type InquiryFileProblem, inquiryFileLimits } from "#domain/inquiries/files/inquiry-file.ts";

/** Files that a visitor has chosen, and the problems of those rejected. */
export interface ChosenFiles {
  list: readonly File[];
  problem: string | undefined;
  /** Names of chosen files that were rejected, or lost by a reload, in the order of their choice. */
  missing: readonly string[];
  add(files: readonly File[]): void;
  /** Resolves to the files after all checks; to `undefined` if one was rejected meanwhile. */
  settled(): Promise<readonly File[] | undefined>;
  remove(file: File): void;
  /** Removes the files that were sent; files chosen meanwhile stay. */
  clear(sent: readonly File[]): void;
  /** Sets the names of files chosen before a reload as missing, until they are chosen again. */
  setMissing(names: readonly string[]): void;
  dismissMissing(): void;
  refuse(sentence: string): void;
}

export function useFiles(words: Record<InquiryFileProblem, string>): ChosenFiles {
  const [list, setList] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  /** The server has rejected these files: a file that the visitor now removes counts as missing. */
  const isRefused = useRef(false);
  // Concurrent checks must not overwrite each other's result.
  const newest = useRef(list);
  /** Resolves to true if all files being checked are accepted. */
  const pendingCheck = useRef<Promise<boolean>>(undefined);
  const show = (files: readonly File[]) => {
    newest.current = files;
    setList(files);
  };
  /** Adds files; resolves to true if none was rejected. */
  const addFiles = async (files: readonly File[]): Promise<boolean> => {
    let areAllAccepted = true;
    for (const file of files) {
      if (newest.current.some((known) => isSame(known, file))) continue;
      const flaw = await fileProblem(file);
      const wanted = [...newest.current, file];
      const refused = flaw ?? listProblem(wanted);
      if (refused) setProblem(fileProblemSentence(words, { problem: refused, name: file.name }));
      else show(wanted);
      setMissing((names) => without(names, file).concat(refused ? file.name : []));
      areAllAccepted &&= !refused;
    }
    return areAllAccepted;
  };
  return {
    list,
    problem,
    missing,
    add(files) {
      setProblem(undefined);
      const all = Promise.all([pendingCheck.current, addFiles(files)]).then(
        ([before = true, now]) => before && now,
      );
      pendingCheck.current = all;
      void all.then(() => {
        if (pendingCheck.current === all) pendingCheck.current = undefined;
      });
    },
    async settled() {
      return (await pendingCheck.current) === false ? undefined : newest.current;
    },
    remove(file) {
      setProblem(undefined);
      show(newest.current.filter((other) => other !== file));
      if (isRefused.current) setMissing((names) => without(names, file).concat(file.name));
    },
    clear(sent) {
      show(newest.current.filter((file) => !sent.includes(file)));
      setMissing((names) => names.filter((name) => !missing.includes(name)));
      isRefused.current = false;
    },
    setMissing,
    dismissMissing() {
      setProblem(undefined);
      setMissing([]);
    },
    refuse(sentence) {
      isRefused.current = true;
      setProblem(sentence);
    },
  };
}

/** A file chosen twice is sent once. */
function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

function without(names: readonly string[], { name }: File): readonly string[] {
  return names.filter((other) => other !== name);
}

function listProblem(files: readonly File[]): InquiryFileProblem | undefined {
  if (files.length > inquiryFileLimits.maxFiles) return "too-many";
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > inquiryFileLimits.maxBytes ? "too-large" : undefined;
}

/** Problem of a single file before upload; a file that cannot be read here is checked by the server. */
async function fileProblem(file: File): Promise<InquiryFileProblem | undefined> {
  if (file.size === 0) return "empty";
  if (file.size > inquiryFileLimits.maxBytes) return "too-large";
  try {
    const { fileKindOf } = await import("#domain/inquiries/files/file-type.ts");
    return fileKindOf(new Uint8Array(await file.arrayBuffer()), file.name) ? undefined : "type";
  } catch {
    return undefined;
  }
}
