import { useWatch } from "react-hook-form";
import { admin } from "#content/admin/admin.ts";
import { projectFormSchema } from "#domain/projects/project-form.ts";
import { PicturePicker } from "../../pictures/PicturePicker.tsx";
import type { SelectedPicture } from "../../pictures/use-picture.ts";
import type { EntryForm } from "../state/entry.ts";

const frame = { ratio: "16:10", width: 1600, height: 1000, className: "aspect-16/10" };

export function CardPicture({ form, picture }: { form: EntryForm; picture: SelectedPicture }) {
  const { labels, placeholders, picture: words } = admin.project;
  const typed = useWatch({ control: form.control, name: "imageUrl" }).trim();
  const address = {
    label: labels.imageUrl,
    placeholder: placeholders.imageUrl,
    typed,
    isFine: projectFormSchema.shape.imageUrl.safeParse(typed).success,
    error: form.formState.errors.imageUrl?.message,
    control: form.register("imageUrl"),
    clear: () => form.setValue("imageUrl", "", { shouldValidate: form.formState.isSubmitted }),
  };
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="float-left mb-1 w-full font-bold text-base">{words.title}</legend>
      <PicturePicker picture={picture} address={address} frame={frame} none={words.none} />
    </fieldset>
  );
}
