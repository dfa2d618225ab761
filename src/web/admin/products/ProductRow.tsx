import { Link } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { productWords } from "#content/admin/products.ts";
import { pictureAddress } from "#content/brand/program-pictures.ts";
import { fill } from "#content/fill.ts";
import { productPath } from "#content/paths.ts";
import type { ListedProduct } from "#domain/products/product.ts";
import { ArrowDown, ArrowUp, ExternalLink, EyeOff, Pencil, Trash2 } from "../../ui/icons/admin-icons.ts";
import { Eye } from "../../ui/icons/visitor-icons.ts";
import { IconButton } from "../../ui/tools/IconButton.tsx";
import { addresses } from "../addresses.ts";
import { keepFocus } from "../records/restore-focus.ts";
import { RowActions } from "../records/row/RowActions.tsx";
import { useTypeNames } from "../site-name.ts";
import { useForVisitors } from "./use-for-visitors.ts";
import type { ProductChanges } from "./use-product-changes.ts";

interface ProductRowProps {
  product: ListedProduct;
  isFirst: boolean;
  isLast: boolean;
  changes: ProductChanges;
  onRemoved: () => void;
}

export function ProductRow(props: ProductRowProps) {
  const { product, isFirst, isLast, changes } = props;
  const words = productWords;
  const types = useTypeNames();
  const isForVisitors = useForVisitors()(product);
  const { name, brand, type, category, models, isActive, imageUrl, en } = product;
  const named = (sentence: string) => fill(sentence, { name });
  const move = (by: -1 | 1) => {
    keepFocus();
    void changes.move(product, by);
  };
  return (
    <tr className="hover:bg-mist">
      <td className="py-1 pl-2 max-sm:hidden">
        <span className="flex flex-col">
          <IconButton icon={ArrowUp} label={named(words.up)} isDisabled={isFirst} onClick={() => move(-1)} />
          <IconButton
            icon={ArrowDown}
            label={named(words.down)}
            isDisabled={isLast}
            onClick={() => move(1)}
          />
        </span>
      </td>
      <td className="px-2 py-1.5 max-sm:hidden">
        {imageUrl !== null && (
          <img
            src={pictureAddress(imageUrl)}
            alt=""
            width={80}
            height={60}
            loading="lazy"
            className={`aspect-4/3 w-20 rounded-[3px] bg-blank object-cover ${isActive ? "" : "opacity-40"}`}
          />
        )}
      </td>
      <td className="px-3 py-1.5">
        <Link
          to={`${addresses.products}/${product.id}`}
          className={`wrap-anywhere font-semibold text-compact hover:text-action hover:underline ${isActive ? "" : "text-muted"}`}
        >
          {brand === null ? name : `${brand} ${name}`}
        </Link>
        {!isActive && <Mark text={words.hidden} />}
        {isActive && !isForVisitors && <Mark text={words.hiddenWithPartner} />}
        {en.name === null && <Mark text={words.noEnglish} />}
        <p className="mt-0.5 text-muted text-small">
          {type}
          <span className="md:hidden">
            {` · ${types[category]} · ${fill(words.modelCount, { count: models.length })}`}
          </span>
        </p>
      </td>
      <td className="px-3 py-1.5 max-md:hidden">{types[category]}</td>
      <td className="figures px-3 py-1.5 text-right max-md:hidden">
        {fill(words.modelCount, { count: models.length })}
      </td>
      <td className="py-1.5 pr-3 pl-1 max-sm:p-0">
        <Actions {...props} isForVisitors={isForVisitors} onMove={move} />
      </td>
    </tr>
  );
}

interface ActionsProps extends ProductRowProps {
  isForVisitors: boolean;
  onMove: (by: -1 | 1) => void;
}

function Actions({ product, isFirst, isLast, isForVisitors, changes, onMove, onRemoved }: ActionsProps) {
  const words = productWords;
  const { isActive } = product;
  const named = (sentence: string) => fill(sentence, { name: product.name });
  const short = admin.rowActions;
  const move = (by: -1 | 1) => () => onMove(by);
  return (
    <RowActions
      name={product.name}
      onPhones={[
        {
          id: "up",
          icon: ArrowUp,
          label: named(words.up),
          title: short.up,
          isDisabled: isFirst,
          onClick: move(-1),
        },
        {
          id: "down",
          icon: ArrowDown,
          label: named(words.down),
          title: short.down,
          isDisabled: isLast,
          onClick: move(1),
        },
      ]}
      actions={[
        {
          id: "edit",
          icon: Pencil,
          label: named(words.edit),
          title: short.edit,
          to: `${addresses.products}/${product.id}`,
        },
        {
          id: "visibility",
          icon: isActive ? Eye : EyeOff,
          label: named(isActive ? words.hide : words.show),
          title: isActive ? short.hide : short.show,
          onClick: () => void changes.toggle(product),
        },
        ...(isForVisitors
          ? [
              {
                id: "view",
                icon: ExternalLink,
                label: named(words.view),
                title: short.view,
                href: productPath(product),
              },
            ]
          : []),
        {
          id: "remove",
          icon: Trash2,
          label: named(words.remove),
          title: short.remove,
          look: "danger",
          onClick: () => void changes.remove(product).then(onRemoved),
        },
      ]}
    />
  );
}

function Mark({ text }: { text: string }) {
  return (
    <span className="ml-2 inline-block rounded-[3px] bg-notice-soft px-1.5 py-0.5 font-medium text-fine text-notice leading-tight ring-1 ring-notice-line ring-inset">
      {text}
    </span>
  );
}
