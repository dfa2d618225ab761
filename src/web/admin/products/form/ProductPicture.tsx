import { useWatch } from "react-hook-form";
import { productWords } from "#content/admin/products.ts";
import { productFormSchema } from "#domain/products/product.ts";
import { PicturePicker } from "../../pictures/PicturePicker.tsx";
import type { SelectedPicture } from "../../pictures/use-picture.ts";
import type { ProductEntryForm } from "./use-product-form.ts";

const frame = { ratio: "4:3", width: 1600, height: 1200, className: "aspect-4/3" };

export function ProductPicture({ form, picture }: { form: ProductEntryForm; picture: SelectedPicture }) {
  const typed = useWatch({ control: form.control, name: "imageUrl" }).trim();
  const address = {
    label: productWords.labels.imageUrl,
    typed,
    isFine: productFormSchema.shape.imageUrl.safeParse(typed).success,
    error: form.formState.errors.imageUrl?.message,
    control: form.register("imageUrl"),
    clear: () => form.setValue("imageUrl", "", { shouldValidate: form.formState.isSubmitted }),
  };
  return (
    <div>
      <PicturePicker picture={picture} address={address} frame={frame} none={productWords.form.noPicture} />
    </div>
  );
}
