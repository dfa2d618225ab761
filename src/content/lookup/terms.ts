import { inEach, type Locale, type Localized, type Translated, translations } from "#domain/locale.ts";
import { type TowerType, tagTable } from "#domain/projects/vocabulary.ts";
import { worldCountries } from "#domain/world/countries.ts";

/** Names of stored Korean words in a language. A word without an entry is shown as stored. */
export type Names = Readonly<Record<string, string>>;

/** Every country of the world, including those that an administrator has renamed. */
export const countries: Translated<Names> = inEach(translations, (locale) =>
  Object.fromEntries(worldCountries.map((country) => [country.ko, country[locale]])),
);

export type TypeNames = Readonly<Record<TowerType, string>>;

/** Names of the types of towers. The name for `bac` is used only while no product has the partner's brand, see `typeNames`. */
export const towerTypeLabels: Localized<TypeNames> = {
  ko: { industrial: "산업용", package: "패키지", bac: "협력사" },
  en: { industrial: "Industrial", package: "Package", bac: "Partner" },
};

/** Names of the types of towers. @param partner brand of the partner's products, where they have one */
export function typeNames(locale: Locale, partner: string | undefined): TypeNames {
  const names = towerTypeLabels[locale];
  return { ...names, bac: partner ?? names.bac };
}

export const tags: Translated<Names> = inEach(translations, (locale) =>
  Object.fromEntries(tagTable.map((row) => [row.tag, row[locale]])),
);

/** Those of the samples, and others that an administrator may enter. */
export const cities: Translated<Names> = {
  en: {
    서울: "Seoul",
    부산: "Busan",
    인천: "Incheon",
    대구: "Daegu",
    대전: "Daejeon",
    광주: "Gwangju",
    울산: "Ulsan",
    세종: "Sejong",
    수원: "Suwon",
    성남: "Seongnam",
    용인: "Yongin",
    화성: "Hwaseong",
    평택: "Pyeongtaek",
    이천: "Icheon",
    안산: "Ansan",
    파주: "Paju",
    춘천: "Chuncheon",
    원주: "Wonju",
    강릉: "Gangneung",
    청주: "Cheongju",
    충주: "Chungju",
    천안: "Cheonan",
    아산: "Asan",
    당진: "Dangjin",
    서산: "Seosan",
    전주: "Jeonju",
    군산: "Gunsan",
    익산: "Iksan",
    여수: "Yeosu",
    순천: "Suncheon",
    광양: "Gwangyang",
    포항: "Pohang",
    구미: "Gumi",
    창원: "Changwon",
    김해: "Gimhae",
    거제: "Geoje",
    제주: "Jeju",
    베이징: "Beijing",
    상하이: "Shanghai",
    쑤저우: "Suzhou",
    항저우: "Hangzhou",
    난징: "Nanjing",
    톈진: "Tianjin",
    칭다오: "Qingdao",
    시안: "Xi’an",
    다롄: "Dalian",
    뉴욕: "New York",
    애틀랜타: "Atlanta",
    서배너: "Savannah",
    내슈빌: "Nashville",
    휴스턴: "Houston",
    오스틴: "Austin",
    피닉스: "Phoenix",
    로스앤젤레스: "Los Angeles",
    하노이: "Hanoi",
    박닌: "Bac Ninh",
    하이퐁: "Hai Phong",
    다낭: "Da Nang",
    호찌민: "Ho Chi Minh City",
    비엔호아: "Bien Hoa",
    뉴델리: "New Delhi",
    뭄바이: "Mumbai",
    푸네: "Pune",
    첸나이: "Chennai",
    벵갈루루: "Bengaluru",
    하이데라바드: "Hyderabad",
    카라치: "Karachi",
    라호르: "Lahore",
    파이살라바드: "Faisalabad",
    바르샤바: "Warsaw",
    그단스크: "Gdańsk",
    브로츠와프: "Wrocław",
    카토비체: "Katowice",
    알마티: "Almaty",
    아스타나: "Astana",
    카라간다: "Karaganda",
  },
};

/** Every client of the samples is invented. */
export const clients: Translated<Names> = {
  en: {
    한빛정밀화학: "Hanbit Fine Chemicals",
    새솔데이터센터: "Saesol Data Center",
    "파인리지 오토파츠": "Pine Ridge Auto Parts",
    "오드라스톤 배터리": "Odrastone Battery",
    누리결반도체: "Nurigyeol Semiconductor",
    그린만그로브전자: "Green Mangrove Electronics",
    두레빛지역에너지: "Durebit District Energy",
    "오커메사 반도체": "Ochre Mesa Semiconductor",
    "데칸스톤 데이터센터": "Deccanstone Data Center",
    도담배터리셀: "Dodam Battery Cell",
    "알라타우 스노 병원": "Alatau Snow Hospital",
    해든바다호텔: "Haedeun Bada Hotel",
    징수이완전자재료: "Jingshuiwan Electronic Materials",
    나루결디스플레이: "Narugyeol Display",
    "앰버틴 터미널": "Ambertine Terminal",
    루비연꽃몰: "Ruby Lotus Mall",
    "헤론플랫 데이터센터": "Heron Flat Data Center",
    윤슬빛제약: "Yunseulbit Pharmaceutical",
    너울솔타이어: "Neoulsol Tire",
    "마유르타라 오토파츠": "Mayurtara Auto Parts",
    솔내대학교병원: "Solnae University Hospital",
    바른들냉장물류: "Bareundeul Cold Logistics",
    "이심리버 아레나": "Ishim River Arena",
    산들솔정유: "Sandeulsol Refining",
    큰나래발전: "Keunnarae Power",
    루밍허배터리: "Luminghe Battery",
    가온솔타워: "Gaonsol Tower",
    "베이문 리조트": "Baymoon Resort",
    하늘나래공항서비스: "Haneulnarae Airport Services",
    "스텝이글 발전": "Steppe Eagle Power",
    "마조비아가든 몰": "Mazovia Garden Mall",
    미리솔빙상센터: "Mirisol Ice Center",
    "바이유크레스트 화학": "Bayou Crest Chemicals",
    란위허염직: "Lanyuhe Dyeing & Finishing",
    터울산업가스: "Teoul Industrial Gas",
    "바냔리버 화학": "Banyan River Chemicals",
    푸른솔가스터미널: "Pureunsol Gas Terminal",
    달누리솔몰: "Dallurisol Mall",
    "라비블룸 데님": "Ravi Bloom Denim",
    늘찬솔제강: "Neulchansol Steel",
    바이판완냉동식품: "Baifanwan Frozen Foods",
    초록누리대학교: "Choroknuri University",
    "로터스밸리 텍스타일": "Lotus Valley Textile",
    아라솔조선: "Arasol Shipbuilding",
    "시더홀로 오토파츠": "Cedar Hollow Auto Parts",
    모루솔플라텍: "Morusol Platech",
    "신드문 발전": "Sindh Moon Power",
    가람솔유리: "Garamsol Glass",
    위안차오링자동차부품: "Yuanqiaoling Auto Parts",
    마루벌제지: "Marubeol Paper",
    "사프론필드 제약": "Saffron Field Pharma",
    들샘솔음료: "Deulsaemsol Beverage",
    쑹윈링제약: "Songyunling Pharmaceutical",
    여울솔염직: "Yeoulsol Dyeing",
  },
};
