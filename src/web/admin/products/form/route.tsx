import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { productWords } from "#content/admin/products.ts";
import { BackLink } from "#web/admin/screen/BackLink.tsx";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { addresses } from "../../addresses.ts";
import { failureText, isMissing } from "../../failure-text.ts";
import { pageTitle } from "../../page-title.ts";
import { useUnsavedValues } from "../../unsaved/unsaved-names.ts";
import { productQuery } from "../product-api.ts";
import { ProductEditor } from "./ProductEditor.tsx";
import { unsavedProductPrefix, unsavedProductSchema } from "./unsaved-product.ts";

export const meta = () => pageTitle(productWords.form.edit);

export default function ProductFormPage() {
  const { product: id = "new" } = useParams();
  const words = productWords.form;
  return (
    <>
      <div className="mb-3.5 flex flex-wrap items-center gap-x-5">
        <h1 tabIndex={-1} className="text-2xl outline-none">
          {id === "new" ? words.add : words.edit}
        </h1>
        <BackLink to={addresses.products}>{words.back}</BackLink>
      </div>
      {id === "new" ? <ProductEditor key="new" /> : <StoredProduct key={id} id={Number(id)} />}
    </>
  );
}

function StoredProduct({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(productQuery(id));
  const kept = unsavedProductSchema.safeParse(useUnsavedValues().get(`${unsavedProductPrefix}${id}`)).data;
  if (data) return <ProductEditor product={data} />;
  if (isMissing(error) && kept?.base) return <ProductEditor product={kept.base} isDeleted />;
  const { loading, failed, retry } = productWords;
  return (
    <LoadState
      words={{ loading, failed: failureText(error) ?? failed, retry }}
      hasFailed={error !== null && !isFetching}
      retry={() => void refetch()}
    />
  );
}
