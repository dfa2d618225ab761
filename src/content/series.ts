import type { Locale, Localized } from "#domain/locale.ts";
import type { FeatureTag } from "#domain/projects/vocabulary.ts";
import { look, namesIn } from "./lookup/look.ts";
import { tags } from "./lookup/terms.ts";
import { type PictureKey, shown } from "./picture-key.ts";

/** A series of package towers: once here, and the pages, the catalogues and the sample products follow. */
export interface Series {
  /** Part of addresses, e.g. of its place on the page. */
  id: string;
  name: string;
  picture: PictureKey;
  tags: readonly FeatureTag[];
  words: Localized<{ type: string; description: string; features: readonly string[]; alt: string }>;
  editions: readonly Edition[];
}

/** What of a series has a catalogue or a record of its own: mostly the series itself. */
interface Edition {
  /** Name of the catalogue's file. */
  id: string;
  /** What tells it from the other edition. */
  variant?: Localized<string>;
  /** Where these are not those of the series. */
  picture?: PictureKey;
  tags?: readonly FeatureTag[];
  /** What the card of its catalogue says; without one there is no catalogue yet. */
  card?: Localized<string>;
  /** Where the maker shows it in English: the PDF is Korean. A page that could not be confirmed gives way to that of its kind. */
  makersPage?: string;
  /** The sample product, in Korean as the database holds it. */
  product: { description: string; specifications: string };
}

const bacProducts = "https://baltimoreaircoil.com/products";
const bacClosedCircuit = `${bacProducts}/closed-circuit-cooling-towers`;

/** Our own series, in the order of the page. */
export const ownSeries: readonly Series[] = [
  {
    id: "sf",
    name: "SF",
    picture: "st-sf",
    tags: ["개방형", "직교류", "유도통풍"],
    words: {
      ko: {
        type: "직교류형 개방식",
        description: "공기가 물과 직각으로 지나갑니다. 탑 안의 공간이 넓어 점검이 쉽습니다.",
        features: [
          "중력식 살수로 순환펌프 양정이 낮습니다.",
          "운전 중에도 상부 살수조를 점검하고 청소할\u00a0수\u00a0있습니다.",
          "양쪽 측면의 루버로 공기를 고르게 흡입합니다.",
        ],
        alt: "루버가 있는 직교류형 SF 시리즈 냉각탑",
      },
      en: {
        type: "Cross-flow, open",
        description: "Air passes at right angles to the water. The roomy interior makes inspection easy.",
        features: [
          "Gravity distribution keeps the pump head low.",
          "The hot water basins can be inspected and cleaned during operation.",
          "Louvers on two sides take in the air evenly.",
        ],
        alt: "SF series cross-flow cooling tower with louvers",
      },
    },
    editions: [
      {
        id: "sf",
        card: {
          ko: "자사 직교류형 개방식 냉각탑. 중력식 살수 방식이라 순환펌프 양정이 낮습니다.",
          en: "Our own open cross-flow towers. Gravity distribution keeps the pump head low.",
        },
        product: {
          description:
            "중력식 살수 방식의 자사 직교류형 개방식 냉각탑입니다. 순환펌프 양정이 낮고 탑 안의 공간이 넓어 점검이 쉽습니다.",
          specifications: "개방형, 직교류, 유도통풍. FRP 외판. 구동부 5년 보증.",
        },
      },
    ],
  },
  {
    id: "scp",
    name: "SCP",
    picture: "st-scp",
    tags: ["개방형", "대향류", "유도통풍"],
    words: {
      ko: {
        type: "대향류형 개방식",
        description: "물은 위에서 아래로, 공기는 아래에서 위로 흐릅니다. 설치 면적이 작습니다.",
        features: [
          "팬과 구동부의 진동속도를 3 mm/s 미만으로 관리합니다.",
          "가압 살수 노즐이 충전재에 물을 고르게 뿌립니다.",
          "살수부가 햇빛에 드러나지 않아 조류 발생이 적습니다.",
        ],
        alt: "아래쪽에 흡입구가 있는 대향류형 SCP 시리즈 냉각탑",
      },
      en: {
        type: "Counter-flow, open",
        description: "Air rises against the falling water, which keeps the footprint small.",
        features: [
          "Fan and drive vibration is held under 3 mm/s.",
          "Pressurized nozzles spread the water evenly over the fill.",
          "The water distribution is shielded from sunlight, which slows algae growth.",
        ],
        alt: "SCP series counter-flow cooling tower with air inlets at the base",
      },
    },
    editions: [
      {
        id: "scp",
        product: {
          description:
            "설치 면적이 좁은 현장에 맞춘 자사 대향류형 개방식 냉각탑입니다. 가압 노즐이 충전재에 물을 고르게 뿌립니다.",
          specifications: "개방형, 대향류, 유도통풍. 팬과 구동부 진동속도 3 mm/s 미만. 구동부 5년 보증.",
        },
      },
    ],
  },
  {
    id: "thf",
    name: "THF",
    picture: "st-thf",
    tags: ["밀폐형", "대향류", "유도통풍"],
    words: {
      ko: {
        type: "밀폐식",
        description: "순환 유체는 코일 안을 흐르고, 코일 바깥의 살수와 공기가 열을 빼앗습니다.",
        features: [
          "코일의 설계압력은 300 psig(약\u00a02.07\u00a0MPa)\u2060입니다.",
          "순환 유체에 먼지와 산소가 섞이지 않아 열교환기가 덜 오염됩니다.",
          "부동액을 쓸\u00a0수\u00a0있어 겨울철 코일 동파를 막습니다.",
        ],
        alt: "열교환 코일을 내장한 밀폐식 THF 시리즈 냉각탑",
      },
      en: {
        type: "Closed-circuit",
        description:
          "The fluid stays inside a coil. Spray water and air outside the coil carry the heat away.",
        features: [
          "The coil is designed for 300 psig (about 2.07 MPa).",
          "No dust or oxygen enters the fluid, so heat exchangers foul less.",
          "Antifreeze can be used to protect the coil in winter.",
        ],
        alt: "THF series closed-circuit cooling tower with a built-in coil",
      },
    },
    editions: [
      {
        id: "thf",
        product: {
          description:
            "순환 유체가 코일 안을 흐르는 자사 밀폐식 냉각탑입니다. 외기의 먼지와 산소가 섞이지 않아 열교환기가 덜 오염됩니다.",
          specifications: "밀폐형, 대향류, 유도통풍. 코일 설계압력 300 psig(약 2.07 MPa). 구동부 5년 보증.",
        },
      },
    ],
  },
];

/** The series of BAC that we supply as an agent. */
export const bacSeries: readonly Series[] = [
  {
    id: "s3000",
    name: "S3000",
    picture: "st-s3000",
    tags: ["개방형", "직교류", "유도통풍"],
    words: {
      ko: {
        type: "유도통풍 직교류형 개방식",
        description: "축류팬과 직교류 충전재를 쓰는 개방식 냉각탑입니다.",
        features: ["양쪽 측면에서 공기를 흡입합니다.", "팬실이 넓어 구동부를 안에서 점검합니다."],
        alt: "양면 흡입 직교류형 냉각탑",
      },
      en: {
        type: "Induced-draft cross-flow, open",
        description: "An open tower with axial fan and cross-flow fill.",
        features: [
          "Air enters from two sides.",
          "A large fan plenum lets the drive be serviced from inside.",
        ],
        alt: "Cross-flow cooling tower with air inlets on two sides",
      },
    },
    editions: [
      {
        id: "s3000",
        card: {
          ko: "축류팬을 쓰는 유도통풍 직교류형 개방식 냉각탑. 공조와 일반 공정 냉각에 씁니다.",
          en: "Open induced-draft cross-flow towers with axial fans, for HVAC and general process cooling.",
        },
        makersPage: `${bacProducts}/cooling-towers/series-3000-cooling-tower`,
        product: {
          description:
            "축류팬과 직교류 충전재를 쓰는 개방식 냉각탑입니다. 팬실이 넓어 구동부를 안에서 점검합니다.",
          specifications: "개방형, 직교류, 유도통풍. 양면 흡입.",
        },
      },
    ],
  },
  {
    id: "pt2",
    name: "PT2",
    picture: "st-pt2",
    tags: ["개방형", "대향류", "유도통풍"],
    words: {
      ko: {
        type: "유도통풍 대향류형 개방식",
        description: "축류팬을 상부에 둔 대향류형 개방식 냉각탑입니다.",
        features: ["설치 면적당 냉각 용량이 큽니다.", "사방에서 공기를 흡입해 배치가 자유롭습니다."],
        alt: "상부 축류팬을 갖춘 대향류형 냉각탑",
      },
      en: {
        type: "Induced-draft counter-flow, open",
        description: "An open counter-flow tower with the axial fan on top.",
        features: [
          "High cooling capacity for its plan area.",
          "Air inlets on all four sides allow a flexible layout.",
        ],
        alt: "Counter-flow cooling tower with an axial fan on top",
      },
    },
    editions: [
      {
        id: "pt2",
        card: {
          ko: "유도통풍 대향류형 개방식 냉각탑. 설치 면적이 좁은 현장에 적합합니다.",
          en: "Open induced-draft counter-flow towers for sites with little floor area.",
        },
        makersPage: `${bacProducts}/cooling-towers/pt2-cooling-tower`,
        product: {
          description: "축류팬을 상부에 둔 대향류형 개방식 냉각탑입니다. 설치 면적당 냉각 용량이 큽니다.",
          specifications: "개방형, 대향류, 유도통풍. 사방 흡입.",
        },
      },
    ],
  },
  {
    id: "fxv",
    name: "FXV",
    picture: "st-fxv",
    tags: ["밀폐형", "혼합류", "유도통풍"],
    words: {
      ko: {
        type: "유도통풍 혼합류형 밀폐식",
        description: "살수 코일과 충전재를 함께 쓰는 밀폐식 냉각탑입니다.",
        features: [
          "한 면에서만 공기를 흡입해 나머지 세 면을 벽이나 다른 탑에 가까이 둘\u00a0수\u00a0있습니다.",
          "코일 아래의 충전재가 살수 온도를 낮춰 코일의 부담과 스케일을 줄입니다.",
        ],
        alt: "아래쪽 한 면에 흡입 루버가 있는 밀폐식 냉각탑",
      },
      en: {
        type: "Induced-draft mixed-flow, closed-circuit",
        description: "A closed-circuit tower that combines a wetted coil with fill.",
        features: [
          "Air enters from one side only, so the other three may stand close to walls or other units.",
          "The fill below the coil cools the spray water, which relieves the coil and keeps scale low.",
        ],
        alt: "Closed-circuit cooling tower with inlet louvers low on one side",
      },
    },
    editions: [
      {
        id: "fxv",
        card: {
          ko: "코일과 충전재를 함께 쓰는 혼합류형 밀폐식 냉각탑. 순환 유체가 외기에 닿지 않습니다.",
          en: "Mixed-flow closed-circuit towers with coil and fill. The process fluid never touches the outside air.",
        },
        makersPage: bacClosedCircuit,
        product: {
          description:
            "살수 코일과 충전재를 함께 쓰는 밀폐식 냉각탑입니다. 살수가 코일 아래 충전재에서 다시 식어 코일에 스케일이 적습니다.",
          specifications: "밀폐형, 혼합류, 유도통풍. 한쪽 흡입. 코일 설계압력 300 psig(약 2.07 MPa).",
        },
      },
    ],
  },
  {
    id: "hxv",
    name: "HXV",
    picture: "st-hxv",
    tags: ["밀폐형", "혼합류", "유도통풍", "하이브리드", "백연저감"],
    words: {
      ko: {
        type: "하이브리드 밀폐식",
        description: "건식 핀 코일과 살수 코일을 갖추고 부하와 외기에 따라 세 가지 모드로 운전합니다.",
        features: [
          "증발식 밀폐 냉각탑보다 연간 보충수 사용량이 적습니다.",
          "배출 공기의 상대습도를 낮춰 백연을 줄입니다.",
        ],
        alt: "핀 코일과 살수 코일을 갖춘 하이브리드 냉각탑",
      },
      en: {
        type: "Hybrid, closed-circuit",
        description: "Dry finned coils and a wetted coil, run in three modes according to load and weather.",
        features: [
          "Uses less make-up water over the year than an evaporative closed-circuit tower.",
          "Lower humidity of the discharge air means less plume.",
        ],
        alt: "Hybrid cooling tower with finned and wetted coils",
      },
    },
    editions: [
      {
        id: "hxv",
        card: {
          ko: "핀 코일과 살수 코일을 갖춘 하이브리드 밀폐식 냉각탑. 보충수와 백연을 줄입니다.",
          en: "Hybrid closed-circuit towers with finned and wetted coils, for less make-up water and plume.",
        },
        makersPage: bacClosedCircuit,
        product: {
          description:
            "부하와 외기에 따라 습식, 단열, 건식 세 가지 모드로 운전하는 하이브리드 밀폐식 냉각탑입니다. 보충수와 백연을 줄입니다.",
          specifications: "밀폐형, 혼합류, 유도통풍, 하이브리드, 백연저감. 건식 핀 코일과 살수 코일.",
        },
      },
    ],
  },
  {
    id: "v",
    name: "V",
    picture: "st-v-open",
    tags: ["개방형", "밀폐형", "대향류", "압입송풍"],
    words: {
      ko: {
        type: "압입송풍 대향류형, 개방식·밀폐식",
        description: "원심팬을 하부에 둔 냉각탑입니다. 개방식과 밀폐식이 있습니다.",
        features: [
          "원심팬은 정압이 높아 덕트와 소음기를 연결할\u00a0수\u00a0있습니다.",
          "한쪽에서만 흡입해 벽에 붙여 설치할\u00a0수\u00a0있습니다.",
        ],
        alt: "하부 원심팬으로 송풍하는 냉각탑",
      },
      en: {
        type: "Forced-draft counter-flow, open or closed-circuit",
        description: "Towers with centrifugal fans at the base, in open and closed-circuit versions.",
        features: [
          "Centrifugal fans provide the static pressure for ducts and sound attenuators.",
          "Air enters from one side only, so the unit can stand against a wall.",
        ],
        alt: "Cooling tower with centrifugal fans at its base",
      },
    },
    editions: [
      {
        id: "v-open",
        variant: { ko: "개방식", en: "open" },
        tags: ["개방형", "대향류", "압입송풍"],
        card: {
          ko: "원심팬을 쓰는 압입송풍 대향류형 개방식 냉각탑. 덕트를 연결하는 현장에 적합합니다.",
          en: "Open forced-draft counter-flow towers with centrifugal fans, suited to ducted installation.",
        },
        makersPage: `${bacProducts}/cooling-towers`,
        product: {
          description:
            "원심팬을 하부에 둔 대향류형 개방식 냉각탑입니다. 덕트와 소음기를 연결하는 현장에 적합합니다.",
          specifications: "개방형, 대향류, 압입송풍. 한쪽 흡입.",
        },
      },
      {
        id: "v-closed",
        variant: { ko: "밀폐식", en: "closed" },
        picture: "st-v-closed",
        tags: ["밀폐형", "대향류", "압입송풍"],
        card: {
          ko: "원심팬과 살수 코일을 갖춘 압입송풍 밀폐식 냉각탑. 실내나 차음벽 안에도 설치합니다.",
          en: "Closed-circuit forced-draft towers with centrifugal fans and a wetted coil, also for indoor or enclosed sites.",
        },
        makersPage: bacClosedCircuit,
        product: {
          description: "원심팬과 살수 코일을 갖춘 밀폐식 냉각탑입니다. 실내나 차음벽 안에도 설치합니다.",
          specifications: "밀폐형, 대향류, 압입송풍. 한쪽 흡입.",
        },
      },
    ],
  },
];

/** A series as the page of package towers shows it, in one language. */
export function seriesItem(series: Series, locale: Locale) {
  const { id, name, picture, tags, words, editions } = series;
  return {
    id,
    name,
    picture: shown(picture),
    title: seriesTitles[locale](name),
    ...words[locale],
    tags: tagsIn(locale, tags),
    catalogs: editions
      .filter(({ card }) => card !== undefined)
      .map((edition) => ({
        label: catalogLabels[locale](withVariant(name, edition.variant?.[locale])),
        href: catalogHrefs[locale](edition),
      })),
  };
}

/** The cards of a series' catalogues. `maker` stands before the name of a series that is not our own. */
export function catalogCards(series: Series, locale: Locale, maker = "") {
  return series.editions.flatMap((edition) => {
    const { id, card, tags = series.tags, picture = series.picture } = edition;
    if (card === undefined) return [];
    return [
      {
        id,
        picture: shown(picture),
        alt: series.words[locale].alt,
        downloadUrl: catalogFile(id),
        title: maker + editionTitle(series, edition, locale),
        description: card[locale],
        tags: tagsIn(locale, tags),
      },
    ];
  });
}

/** Where the catalogue of an edition, or of another product, is downloaded. */
export function catalogFile(id: string): string {
  return `/catalog/${id}.pdf`;
}

/** What an edition is called: its series, and what tells it from the other one. */
export function editionTitle({ name }: Series, { variant }: Edition, locale: Locale): string {
  return editionTitles[locale](name, variant?.[locale]);
}

const editionTitles: Localized<(name: string, variant: string | undefined) => string> = {
  ko: (name, variant) => withVariant(seriesTitles.ko(name), variant),
  en: (name, variant) => (variant === undefined ? seriesTitles.en(name) : `${name}\u00a0series, ${variant}`),
};

const seriesTitles: Localized<(name: string) => string> = {
  ko: (name) => `${name} 시리즈`,
  en: (name) => `${name} series`,
};

const catalogLabels: Localized<(name: string) => string> = {
  ko: (name) => `${name} 카탈로그`,
  en: (name) => `${name} catalog`,
};

const catalogHrefs: Localized<(edition: Edition) => string> = {
  ko: ({ id }) => catalogFile(id),
  en: ({ id, makersPage }) => makersPage ?? catalogFile(id),
};

function withVariant(name: string, variant: string | undefined): string {
  return variant === undefined ? name : `${name} ${variant}`;
}

function tagsIn(locale: Locale, stored: readonly FeatureTag[]): string[] {
  return stored.map((tag) => look(namesIn(locale, tags), tag));
}
