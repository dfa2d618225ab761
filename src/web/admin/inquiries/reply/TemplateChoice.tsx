import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import type { Locale } from "#domain/locale.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { addresses } from "../../addresses.ts";
import { templatesQuery } from "./reply-api.ts";

interface TemplateChoiceProps {
  locale: Locale;
  onChoose: (text: string) => void;
}

export function TemplateChoice({ locale, onChoose }: TemplateChoiceProps) {
  const words = inquiryWork.reply;
  const id = useId();
  const { data: templates = [] } = useQuery(templatesQuery);
  const usable = templates.filter(({ body }) => body[locale] !== "");
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-1">
      {usable.length > 0 && (
        <div className="min-w-48 grow sm:max-w-80">
          <label htmlFor={id} className="mb-1 block font-semibold text-note">
            {words.template}
          </label>
          <select
            id={id}
            value=""
            onChange={({ target }) => {
              const chosen = usable.find((template) => String(template.id) === target.value);
              if (chosen) onChoose(chosen.body[locale]);
            }}
            className={toolControl}
          >
            <option value="">{words.chooseTemplate}</option>
            {usable.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <Link
        to={addresses.replyTemplates}
        className="py-1.5 text-action text-note underline underline-offset-4"
      >
        {words.manageTemplates}
      </Link>
    </div>
  );
}
