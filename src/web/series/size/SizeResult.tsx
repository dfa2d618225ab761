import { wholeNumber } from "#content/figures/whole-number.ts";
import { enteredFigure, oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { brandedTitle, type ProductView } from "#content/lookup/product-view.ts";
import type { size } from "#content/pages/products/size.ts";
import { inquiryPath, paths } from "#content/paths.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import { ratedDutyTexts } from "#documents/selection/rated-duty.ts";
import { selectionQuery } from "#documents/selection/selection-texts.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import { soundTogether } from "#engine/design/towers/towers-together.ts";
import { productPicture } from "../../pictures/product-picture.ts";
import { ResponsivePicture } from "../../pictures/ResponsivePicture.tsx";
import { sizesLink, sizesNear } from "../../project-list/sizes-link.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import type { AskedSize } from "../duty/asked-size.ts";
import { type Fitting, fittingsOf } from "../duty/fitting.ts";
import { type Need, needTexts } from "../duty/need.ts";
import { inquiryAbout, selectionTextsOf, submittalFor } from "../inquiry-about.ts";
import { productFileAddress } from "../product-files.ts";

interface SizeResultProps {
  locale: Locale;
  text: (typeof size)[Locale]["answer"];
  /** Why a chiller with its COP gives another size. */
  usrtNote: string;
  asked: Extract<AskedSize, { kind: "asked" }>;
  products: readonly ProductView[];
}

/** Models of every series for a capacity, with links to the inquiry form and to projects of that size. */
export function SizeResult({ locale, text, usrtNote, asked, products }: SizeResultProps) {
  const { typed, unit } = asked;
  const crt = Math.round(asked.crt * 10) / 10;
  const need: Need = { kind: "capacity", crt };
  const own = products.filter(({ brand }) => brand === null);
  const sets = fittingsOf(own, need)?.sets ?? [];
  const found = own.flatMap((product) => {
    const fitting = sets.find(({ tower }) => tower.series === product.slug);
    return fitting ? [{ product, fitting }] : [];
  });
  const figures = { crt: enteredFigure(crt), typed: enteredFigure(typed) };
  const projects = sizesLink(pathIn(locale, paths.gallery), text.references, sizesNear(crt));
  return (
    <section aria-labelledby="size-answer" className="mt-5 lg:mt-12">
      <h2 id="size-answer" className="text-2xl">
        {fill(text.title, figures)}
      </h2>
      <p className="mt-1 text-compact text-muted">{fill(text.from[unit], figures)}</p>
      {unit === "USRT" && (
        <p className="mt-1 text-compact text-muted">
          {usrtNote}{" "}
          <a href={`${pathIn(locale, paths.chiller)}?cooling=${typed}&of=USRT`} className="text-link">
            {text.chiller}
          </a>
        </p>
      )}
      {found.length === 0 && (
        <p className="mt-4 rounded-card bg-mist px-5 py-4">
          {text.none}{" "}
          <a href={inquiryForSize(locale, crt)} className="text-link">
            {text.ask}
          </a>
        </p>
      )}
      <ul className="mt-5 border-ink border-t-2">
        {found.map((each) => (
          <Found key={each.product.slug} {...{ locale, text, need }} {...each} />
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 text-compact">
        {found.length > 0 && <span className="text-muted">{text.price}</span>}
        <a href={projects.href} className="inline-flex min-h-11 items-center text-link">
          {projects.label}
        </a>
        <a href={ratedDuty(locale, crt)} className="inline-flex min-h-11 items-center text-link">
          {text.conditions}
        </a>
      </p>
    </section>
  );
}

interface FoundProps extends Pick<SizeResultProps, "locale" | "text"> {
  need: Need;
  product: ProductView;
  fitting: Fitting;
}

function Found({ locale, text, need, product, fitting }: FoundProps) {
  const { towerCount } = fitting;
  const model = fitting.tower.model.record;
  const about = { model, towers: towerCount, need };
  const tender =
    productFileAddress(product.href, `${modelSlug(model)}.docx`) +
    selectionQuery(selectionTextsOf(product, about));
  return (
    <li className="grid gap-x-6 border-line border-b py-2 lg:grid-cols-[7.5rem_3fr_4fr_auto] lg:items-center">
      <div className="max-lg:hidden">
        {product.imageUrl !== null && (
          <ResponsivePicture
            files={productPicture(product.imageUrl)}
            alt=""
            sizes="120px"
            className="h-[90px] w-[120px] rounded-card bg-mist object-cover"
          />
        )}
      </div>
      <div>
        <h3 className="text-lg">
          <a
            href={product.href + selectionQuery(needTexts(need))}
            className="hover:text-action hover:underline"
          >
            {brandedTitle(product)}
          </a>
        </h3>
        <p className="figures font-semibold text-navy">
          {fill(text.towers, { count: towerCount, model: model.name })}
          <span className="font-normal text-muted">
            {`, ${fill(text.total, { crt: oneDecimal(towerCount * model.crt) })}`}
          </span>
        </p>
      </div>
      <div className="figures text-compact">
        {towerCount > 1 && <p className="text-muted text-note">{text.eachTower}</p>}
        <ul>
          {factsOf(text, model, towerCount).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 lg:mt-0">
        <ButtonLink href={inquiryAbout(locale, product, about)} variant="secondary">
          {text.ask}
        </ButtonLink>
        {/* Phones have room for one document; the submittal contains the tender text. */}
        <a
          href={tender}
          download
          className="inline-flex min-h-11 items-center text-compact text-link max-sm:hidden"
        >
          {text.tender}
        </a>
        <a
          href={submittalFor(locale, product, about)}
          className="inline-flex min-h-11 items-center text-compact text-link"
        >
          {text.submittal}
        </a>
      </p>
    </li>
  );
}

/** Known facts about one tower, and the sound of all towers, always with its distance. */
function factsOf(text: SizeResultProps["text"], model: Model, count: number): string[] {
  const { length, width, height, operatingWeight, sound, soundDistance } = model;
  const isSized = length !== null && width !== null && height !== null;
  const isHeard = sound !== null && soundDistance !== null;
  const heard = (template: string, level: number, distance: number) =>
    fill(template, { count, sound: enteredFigure(level), distance: enteredFigure(distance) });
  return [
    isSized && fill(text.size, { size: [length, width, height].map(wholeNumber).join(" × ") }),
    operatingWeight !== null && fill(text.weight, { weight: wholeNumber(operatingWeight) }),
    isHeard && heard(text.sound, sound, soundDistance),
    isHeard && count > 1 && heard(text.soundTogether, Math.round(soundTogether(sound, count)), soundDistance),
  ].filter((fact) => fact !== false);
}

/** Address of the inquiry form for a capacity, with one decimal. */
export function inquiryForSize(locale: Locale, crt: number): string {
  return inquiryPath(locale, selectionQuery({ crt: String(Math.round(crt * 10) / 10) }));
}

/** Address of the calculator with the rated duty of a capacity, if its limits allow it. */
function ratedDuty(locale: Locale, crt: number): string {
  return selectionAddresses(locale, ratedDutyTexts(crt) ?? {}).calculator;
}
