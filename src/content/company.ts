import type { MapService } from "#domain/content/fact-checks.ts";
import { type Localized, locales } from "#domain/locale.ts";
import { colors } from "./colors.ts";
import { fact, list, part, text, unlocalized, words } from "./kinds/declare.ts";

/** Business hours in words, as the contact section lists them. */
type Hours = { weekday: string; saturday: string; sunday: string };

/** How to reach an office, in words; each may be empty. Each sample text names its place, so that no company enters the same (`ownWay`). */
type Way = { transit: string; exit: string; minutes: string; parking: string };

/** An office as the contact pages, the footer and the structured data show it. */
export type Office = {
  id: string;
  name: Localized<string>;
  country: Localized<string>;
  address: Localized<string>;
  /** The address in parts, in English, for structured data. */
  postal: { street: string; locality: string; region: string; postalCode: string; countryCode: string };
  /** As each country's readers write it; `en` is international and fit for structured data. */
  phone: Localized<string>;
  phoneHref: `tel:+${string}`;
  email: string;
  /** Weekday hours as hh:mm, local time. */
  opens: string;
  closes: string;
  hours: Localized<Hours>;
  /** Time zone of the hours, by its IANA name. */
  timeZone: string;
  /** WGS 84, at the level of the city or district. */
  location: { latitude: number; longitude: number; zoom: number };
  /** Map services with directions, in the order of the links. */
  directions: readonly MapService[];
  way: Localized<Way>;
};

/** Brand of the company. The shipped colours are those of `colors.ts`. */
export type Brand = {
  /** Links, buttons and other controls: `#rrggbb`. */
  action: string;
  /** Dark grounds, and the hue of words and lines: `#rrggbb`. */
  dark: string;
  /** As `content/brand/logo.ts` writes it down; empty without one. */
  logo: string;
  /** The logo for dark grounds, where the company has one. */
  logoOnDark: string;
};

const email = "info@example.com";

/**
 * The facts about the company. The shipped identity is a sample: the phone numbers
 * reach nobody, the addresses and the registration number do not exist.
 */
export const company = {
  name: { ko: "SD쿨링타워", en: "SD Cooling Tower" },
  established: 1990,
  registrationNumber: "000-00-00000",
  email,
  /** Address of the channel on KakaoTalk, such as https://pf.kakao.com/_abcde; empty without one. */
  kakaoChannel: "",
  brand: { action: colors.action, dark: colors.navy, logo: "", logoOnDark: "" } as Brand,
  figures: {
    years: 35,
    /** The Korean and the English site claim different numbers on purpose. */
    projects: { ko: "100+", en: "200+" },
    countries: 8,
    overseasOffices: 3,
  },
  offices: [seoul(), hangzhou(), suwanee()],
  /** Countries named to search engines, as ISO 3166 names. */
  areasServed: [
    "Korea",
    "China",
    "Vietnam",
    "USA",
    "Poland",
    "Kazakhstan",
    "India",
    "Pakistan",
    "Brazil",
    "Mexico",
    "Saudi Arabia",
  ],
  /** Set `show` to false where the figures are not backed by published reviews. */
  review: { show: true, rating: 4.8, count: 47 },
  /** Verification codes of search engines; by default those of the server's settings. */
  searchEngines: { naver: "", google: "" },
  offer: { priceRange: "$$", currency: "KRW", availability: "https://schema.org/InStock" as const },
};

export const companyKinds = unlocalized<typeof company>({
  name: text({ name: "회사 이름", sample: "name", isMarked: false }),
  established: fact("설립 연도", "year", { sample: "founding" }),
  registrationNumber: fact("사업자등록번호", "registration", { sample: "registration" }),
  email: fact("대표 이메일", "email", { sample: "email" }),
  kakaoChannel: fact("카카오톡 채널", "kakaoChannel"),
  brand: part(
    { name: "로고와 색", sample: "brand" },
    {
      action: fact("강조색", "color"),
      dark: fact("짙은 색", "darkColor"),
      logo: fact("로고", "logo"),
      logoOnDark: fact("짙은 바탕용 로고", "logo"),
    },
  ),
  figures: {
    years: fact("업력(년)", "count", { sample: "founding" }),
    projects: text({ name: "프로젝트 수", sample: "figures" }),
    countries: fact("공급 국가", "count", { isCounted: true }),
    overseasOffices: fact("해외 법인·지사", "count", { sample: "figures" }),
  },
  offices: list("사업장", {
    name: text({ sample: "offices" }),
    country: text(),
    address: text({ sample: "offices" }),
    postal: part(
      { name: "우편 주소(영문)" },
      {
        street: fact("도로명", "readable", { sample: "offices" }),
        locality: fact("도시", "any", { sample: "officeCities" }),
        region: fact("지역", "any", { sample: "officeCities" }),
        postalCode: fact("우편번호", "any", { sample: "offices" }),
        countryCode: fact("국가 코드", "countryCode"),
      },
    ),
    phone: text({ sample: "offices", isPhone: true }),
    phoneHref: fact("전화 링크", "phoneLink"),
    email: fact("이메일", "email", { sample: "offices" }),
    opens: fact("여는 시각", "time"),
    closes: fact("닫는 시각", "time"),
    hours: words<Office["hours"]>({}),
    timeZone: fact("시간대(예: Asia/Seoul)", "timeZone"),
    location: {
      latitude: fact("위도", "latitude", { sample: "offices" }),
      longitude: fact("경도", "longitude", { sample: "offices" }),
      zoom: fact("지도 확대", "zoom"),
    },
    directions: fact("길찾기", "directions"),
    way: words<Office["way"]>(
      {
        transit: text({ name: "가까운 역이나 나들목", isOptional: true }),
        exit: text({ name: "출구", isOptional: true }),
        minutes: text({ name: "걸리는 시간", isOptional: true }),
        parking: text({ name: "주차", isOptional: true }),
      },
      { name: "찾아오는 길", sample: "officeWords" },
    ),
  }),
  areasServed: fact("공급 지역(영문 국가명)", "countries", { sample: "areasServed", isCounted: true }),
  review: part(
    { name: "평점" },
    {
      show: fact("검색 엔진에 알림", "any"),
      rating: fact("평점", "rating", { sample: "review" }),
      count: fact("평가 수", "count", { sample: "review" }),
    },
  ),
  searchEngines: part(
    { name: "검색 엔진 확인 코드" },
    { naver: fact("네이버", "searchCode"), google: fact("구글", "searchCode") },
  ),
  offer: part(
    { name: "거래 조건" },
    {
      priceRange: fact("가격대", "any"),
      currency: fact("통화", "any"),
      availability: fact("공급 여부", "any"),
    },
  ),
});

/**
 * Returns true when search engines are given the rating: unless it is switched off, or is still the sample's on
 * the site of a company that has published a name of its own.
 */
export function hasRatingToState({ name, review }: Pick<typeof company, "name" | "review">): boolean {
  const isSampleRating = review.rating === company.review.rating && review.count === company.review.count;
  return review.show && (isSampleName({ name }) || !isSampleRating);
}

/** Returns true while the company has the sample's name: its mark and its pictures belong to no other. */
export function isSampleName({ name }: Pick<typeof company, "name">): boolean {
  return locales.every((locale) => name[locale] === company.name[locale]);
}

function seoul(): Office {
  return {
    id: "seoul",
    name: { ko: "서울 본사", en: "Seoul head office" },
    country: { ko: "한국", en: "Korea" },
    address: {
      ko: "서울특별시 금천구 가산디지털1로 999, 1201호",
      en: "#1201, 999 Gasan digital 1-ro, Geumcheon-gu, Seoul, Korea",
    },
    postal: {
      street: "#1201, 999 Gasan digital 1-ro, Geumcheon-gu",
      locality: "Seoul",
      region: "Seoul",
      postalCode: "08500",
      countryCode: "KR",
    },
    phone: { ko: "02-0000-0000", en: "+82-2-0000-0000" },
    phoneHref: "tel:+82200000000",
    email,
    ...openOnWeekdays("09:00", "18:00"),
    timeZone: "Asia/Seoul",
    location: { latitude: 37.477, longitude: 126.881, zoom: 13 },
    directions: ["naver", "kakao", "google"],
    way: {
      ko: {
        transit: "서울 지하철 1·7호선 가산디지털단지역",
        exit: "8번 출구, 가산디지털1로",
        minutes: "999번 건물까지 걸어서 9분",
        parking: "가산디지털1로 999 지하 2층, 방문 차량은 2시간 무료",
      },
      en: {
        transit: "Gasan Digital Complex station, Seoul Lines 1 and 7",
        exit: "Exit 8, Gasan digital 1-ro",
        minutes: "9 minutes on foot to No. 999",
        parking: "Basement 2 of 999 Gasan digital 1-ro, two hours free for visitors",
      },
    },
  };
}

function hangzhou(): Office {
  return {
    id: "hangzhou",
    name: { ko: "중국 지사", en: "China branch" },
    country: { ko: "중국", en: "China" },
    address: {
      ko: "중국 저장성 항저우시 샤오산구 스신중로 9999호",
      en: "No. 9999 Shixin Middle Road, Xiaoshan District, Hangzhou, Zhejiang, China",
    },
    postal: {
      street: "No. 9999 Shixin Middle Road, Xiaoshan District",
      locality: "Hangzhou",
      region: "Zhejiang",
      postalCode: "311200",
      countryCode: "CN",
    },
    phone: { ko: "+86-571-0000-0000", en: "+86-571-0000-0000" },
    phoneHref: "tel:+8657100000000",
    email,
    ...openOnWeekdays("08:30", "17:30"),
    timeZone: "Asia/Shanghai",
    location: { latitude: 30.184, longitude: 120.264, zoom: 12 },
    directions: ["amap", "google"],
    way: {
      ko: {
        transit: "항저우 지하철 2호선 인민광장역",
        exit: "B 출구, 스신중로",
        minutes: "9999호까지 걸어서 5분",
        parking: "스신중로 9999호 앞 주차장, 방문 차량 무료",
      },
      en: {
        transit: "People’s Square station, Hangzhou Metro Line 2",
        exit: "Exit B, Shixin Middle Road",
        minutes: "5 minutes on foot to No. 9999",
        parking: "In front of No. 9999 Shixin Middle Road, free for visitors",
      },
    },
  };
}

function suwanee(): Office {
  return {
    id: "suwanee",
    name: { ko: "미국 지사", en: "USA branch" },
    country: { ko: "미국", en: "USA" },
    address: {
      ko: "미국 조지아주 스와니 로렌스빌-스와니 로드 9990, 스위트 100",
      en: "9990 Lawrenceville-Suwanee Road, Suite 100, Suwanee, GA 30024, USA",
    },
    postal: {
      street: "9990 Lawrenceville-Suwanee Road, Suite 100",
      locality: "Suwanee",
      region: "GA",
      postalCode: "30024",
      countryCode: "US",
    },
    phone: { ko: "+1-678-555-0142", en: "+1-678-555-0142" },
    phoneHref: "tel:+16785550142",
    email,
    ...openOnWeekdays("09:00", "17:00"),
    timeZone: "America/New_York",
    location: { latitude: 34.051, longitude: -84.071, zoom: 12 },
    directions: ["google"],
    way: {
      ko: {
        transit: "조지아주 I-85 고속도로 111번 나들목",
        exit: "로렌스빌-스와니 로드, 스와니 방향",
        minutes: "9990번까지 차로 5분",
        parking: "로렌스빌-스와니 로드 9990 건물 앞 주차장, 무료",
      },
      en: {
        transit: "Interstate 85 in Georgia, exit 111",
        exit: "Lawrenceville-Suwanee Road toward Suwanee",
        minutes: "5 minutes by car to No. 9990",
        parking: "In front of 9990 Lawrenceville-Suwanee Road, free",
      },
    },
  };
}

function openOnWeekdays(opens: string, closes: string): Pick<Office, "opens" | "closes" | "hours"> {
  const weekday = `${opens}-${closes}`;
  return {
    opens,
    closes,
    hours: {
      ko: { weekday, saturday: "휴무", sunday: "휴무" },
      en: { weekday, saturday: "Closed", sunday: "Closed" },
    },
  };
}
