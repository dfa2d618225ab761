import { useState } from "react";
import { useWatch } from "react-hook-form";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { findCountry, recognizeCountry } from "#content/lookup/country-names.ts";
import { countries } from "#content/lookup/terms.ts";
import { koreaFirst } from "#domain/world/korea-first.ts";
import { ToolField } from "../../../ui/fields/ToolField.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Suggestions } from "../../records/Suggestions.tsx";
import type { EntryForm } from "../state/entry.ts";

interface CountryFieldProps {
  form: EntryForm;
  inUse: readonly string[];
  onConfirm: (country: string) => void;
}

/** The country, with suggestions: a spelling that is in no table would count as another country. */
export function CountryField({ form, inUse, onConfirm }: CountryFieldProps) {
  const { labels, placeholders, country: words } = admin.project;
  const error = form.formState.errors.country?.message;
  const typed = useWatch({ control: form.control, name: "country" }).trim();
  /** Text when the field lost focus: no question while typing. */
  const [blurredText, setBlurredText] = useState("");
  const [confirmed, setConfirmed] = useState("");
  const named = recognizeCountry(typed, inUse);
  const isAsking =
    typed !== "" && typed !== confirmed && named.kind !== "known" && (blurredText === typed || error);
  const { onBlur, ...registered } = form.register("country");
  const take = (country: string) => {
    onConfirm(country);
    setConfirmed(country);
    form.setValue("country", country, { shouldDirty: true });
    form.clearErrors("country");
    form.setFocus("country");
  };
  return (
    <>
      <ToolField
        id="country"
        label={labels.country}
        error={error}
        required
        autoComplete="off"
        list="countries"
        placeholder={placeholders.country}
        onBlur={(event) => {
          setBlurredText(event.target.value.trim());
          return onBlur(event);
        }}
        {...registered}
      />
      <Suggestions id="countries" words={koreaFirst([...inUse, ...Object.keys(countries.en)])} />
      <div role="status">
        {isAsking && (
          <div className="mt-2 rounded-button border border-notice-line bg-notice-soft p-3 text-small leading-relaxed">
            <p>{named.kind === "other-name" ? fill(words.otherName, { name: named.name }) : words.isNew}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              {named.kind === "other-name" && (
                <button type="button" onClick={() => take(named.name)} className={toolButton("primary")}>
                  {fill(words.replace, { name: named.name })}
                </button>
              )}
              {findCountry(typed) === undefined && (
                <button type="button" onClick={() => take(typed)} className={toolButton("plain")}>
                  {fill(words.keep, { entered: typed })}
                </button>
              )}
            </div>
          </div>
        )}
      </div>
    </>
  );
}
