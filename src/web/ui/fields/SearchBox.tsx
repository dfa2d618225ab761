import { useEffect, useRef, useState } from "react";
import { maxSearchLength } from "#domain/admin/paging.ts";
import { LoaderCircle, Search } from "../icons/visitor-icons.ts";
import { toolControl } from "./tool-class.ts";

interface SearchBoxProps {
  label: string;
  /** True where the line has no room above the field: the label is for assistive technology alone. */
  hasLabelInside?: boolean;
  placeholder: string;
  search: string;
  isSearching?: boolean;
  onSearch: (search: string) => void;
}

const pauseMs = 300;

export function SearchBox(props: SearchBoxProps) {
  const { label, hasLabelInside = false, placeholder, search, isSearching = false, onSearch } = props;
  const [isPausing, setPausing] = useState(false);
  const Icon = isPausing || isSearching ? LoaderCircle : Search;
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    // The address has changed (reset, back); text being typed is kept.
    if (input.current && document.activeElement !== input.current) input.current.value = search;
  }, [search]);
  return (
    <label className="block font-semibold text-small">
      {hasLabelInside ? <span className="sr-only">{label}</span> : label}
      <span className={`relative block font-normal ${hasLabelInside ? "" : "mt-1"}`}>
        <Icon
          className={`absolute top-2.5 left-3 size-4.5 ${Icon === Search ? "text-muted" : "animate-spin text-action motion-reduce:animate-none"}`}
        />
        <input
          ref={input}
          type="search"
          defaultValue={search}
          maxLength={maxSearchLength}
          aria-busy={Icon !== Search}
          placeholder={placeholder}
          onChange={({ target }) => {
            clearTimeout(pause.current);
            setPausing(true);
            pause.current = setTimeout(() => {
              setPausing(false);
              onSearch(target.value);
            }, pauseMs);
          }}
          className={`${toolControl} pl-9.5`}
        />
      </span>
    </label>
  );
}
