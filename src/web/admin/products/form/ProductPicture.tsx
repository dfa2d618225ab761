import { ImageUp } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { productWords } from "#content/admin/products.ts";
import { pictureProblems } from "#content/problems/problems.ts";
import { pictureFileProblem } from "#domain/projects/picture-file.ts";
import { ToolField } from "../../../ui/fields/ToolField.tsx";
import { FileButton } from "../../files/FileButton.tsx";
import { uploadPicture } from "../../projects/picture/upload-picture.ts";
import type { ProductEntryForm } from "./use-product-form.ts";

/** The picture of a product: uploaded at once, or an address of this site. */
export function ProductPicture({ form }: { form: ProductEntryForm }) {
  const words = productWords.form;
  const [problem, setProblem] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const url = useWatch({ control: form.control, name: "imageUrl" });

  async function choose(file: File): Promise<void> {
    const found = pictureFileProblem(file);
    setProblem(found && pictureProblems.ko[found]);
    if (found !== undefined) return;
    setUploading(true);
    try {
      const stored = await uploadPicture(file, () => undefined, new AbortController().signal);
      form.setValue("imageUrl", stored, { shouldDirty: true });
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setUploading(false);
    }
  }

  return (
    <div className="grid items-start gap-4 sm:grid-cols-[12rem_1fr]">
      <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-button border border-line bg-mist-dark">
        {url === "" ? (
          <span className="text-muted text-small">4:3</span>
        ) : (
          <img key={url} src={url} alt="" className="size-full object-cover" />
        )}
      </div>
      <div className="grid gap-3">
        <FileButton
          accept="image/webp,.webp"
          onFiles={([file]) => void choose(file)}
          isDisabled={isUploading}
          className="justify-self-start"
        >
          <ImageUp aria-hidden="true" className="size-4" />
          {isUploading ? words.uploading : words.chooseFile}
        </FileButton>
        <p role="alert" className="text-compact text-danger empty:hidden">
          {problem}
        </p>
        <ToolField
          id="imageUrl"
          label={productWords.labels.imageUrl}
          error={form.formState.errors.imageUrl?.message}
          autoComplete="off"
          {...form.register("imageUrl")}
        />
      </div>
    </div>
  );
}
