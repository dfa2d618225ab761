import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { toolControl } from "./tool-class.ts";

interface SearchBoxProps {
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
}

/** Time without a key press after which the search is sent, ms. */
const pauseMs = 300;
const longest = 200;

/** Searches while one types, after a short pause. */
export function SearchBox({ label, placeholder, search, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    // The address changed by itself (reset, back); what is being typed is left alone.
    if (input.current && document.activeElement !== input.current) input.current.value = search;
  }, [search]);
  return (
    <label className="block font-semibold text-[13px]">
      {label}
      <span className="relative mt-1 block font-normal">
        <Search aria-hidden="true" className="absolute top-2.5 left-3 size-4.5 text-muted" />
        <input
          ref={input}
          type="search"
          defaultValue={search}
          maxLength={longest}
          placeholder={placeholder}
          onChange={({ target }) => {
            clearTimeout(pause.current);
            pause.current = setTimeout(() => onSearch(target.value), pauseMs);
          }}
          className={`${toolControl} pl-9.5`}
        />
      </span>
    </label>
  );
}
