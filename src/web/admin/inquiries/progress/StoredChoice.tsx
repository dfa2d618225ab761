import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { ProgressField } from "./ProgressField.tsx";

interface StoredChoiceProps {
  label: string;
  stored: string;
  onStore: (value: string) => Promise<unknown>;
  /** Options. */
  children: ReactNode;
}

/** Time without another arrow key after which the option reached counts as chosen, ms. */
const settledMs = 1_000;

/** A choice that is stored at once; one by arrow key, which may only pass an option, after a pause, on blur or Enter. */
export function StoredChoice({ label, stored, onStore, children }: StoredChoiceProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const sent = useRef<string>(undefined);
  const isByKey = useRef(false);
  async function store(value: string): Promise<void> {
    if (value === (sent.current ?? stored)) return;
    sent.current = value;
    try {
      await onStore(value);
    } catch {
      // The change reports it.
    }
    if (sent.current !== value) return;
    sent.current = undefined;
    setChosen((now) => (now === value ? undefined : now));
  }
  const storeChosen = useEffectEvent(() => {
    if (chosen !== undefined) void store(chosen);
  });
  useEffect(() => {
    if (chosen === undefined) return;
    const timer = setTimeout(storeChosen, settledMs);
    return () => clearTimeout(timer);
  }, [chosen]);
  // The inquiry is closed, or the page is left for another one of the administration.
  useEffect(() => () => storeChosen(), []);
  return (
    <ProgressField id={id} label={label}>
      <select
        id={id}
        value={chosen ?? stored}
        onChange={({ target: { value } }) => {
          setChosen(value);
          if (!isByKey.current) void store(value);
        }}
        onKeyDown={(event) => {
          isByKey.current = !opensList(event);
          if (event.key !== "Enter" || chosen === undefined) return;
          event.preventDefault();
          void store(chosen);
        }}
        onKeyUp={() => {
          isByKey.current = false;
        }}
        onBlur={({ currentTarget }) => {
          isByKey.current = false;
          void store(currentTarget.value);
        }}
        className={toolControl}
      >
        {children}
      </select>
    </ProgressField>
  );
}

/** Returns true for keys that open the list of options: what is chosen there is meant. */
function opensList({ key, altKey }: KeyboardEvent): boolean {
  return key === "Enter" || key === " " || altKey;
}
