import { dayInKorea } from "#domain/korean-day.ts";
import { inEach, type Translated, translations } from "#domain/locale.ts";
import type { NewProject } from "#domain/projects/project-fields.ts";
import type { FeatureTag, MapCountry } from "#domain/projects/vocabulary.ts";
import { sampleImageUrl } from "./project-pictures.ts";

type TranslatedSample = "title" | "description";

/** A sample project, in every language. Every client is invented. */
interface Sample
  extends Omit<NewProject, "imageUrl" | "completedOn" | "en">,
    Translated<Record<TranslatedSample, string>> {
  /** Stable English name that pictures are tied to; never shown. */
  key: string;
  country: MapCountry;
  city: string | null;
  capacity: string | null;
  projectYear: number | null;
  tags: FeatureTag[];
  /** Day on which the project was entered; ISO 8601, UTC. */
  createdAt: string;
}

/** The same as it goes into an empty database. */
type SampleProject = Omit<Sample, keyof Translated | "tags"> & {
  tags: string[];
  imageUrl: string | null;
  completedOn: string;
};

/** The sample projects as they were written, newest first. */
export const samples: readonly Sample[] = [
  {
    key: "ulsan-petrochemical-modular",
    title: "석유화학 공장 모듈러 냉각탑 증설",
    description:
      "공정을 멈추지 않고 기존 냉각탑 옆에 모듈 8대를 증설했습니다. 공장에서 조립을 마친 모듈을 들여와 현장 설치를 9일 만에 끝냈습니다.",
    clientCompany: "한빛정밀화학",
    country: "한국",
    city: "울산",
    capacity: "6000RT",
    coolingTowerType: "industrial",
    projectYear: 2025,
    tags: ["개방형", "대향류", "유도통풍", "모듈형"],
    createdAt: "2025-10-21T01:00:00.000Z",
    en: {
      title: "Modular tower expansion at a petrochemical plant",
      description:
        "Eight factory-assembled modules went in beside the existing towers while the process stayed on line. Site installation took nine days.",
    },
  },
  {
    key: "incheon-data-center-hybrid",
    title: "데이터센터 HXV 하이브리드 냉각탑",
    description:
      "외기 조건에 따라 습식·단열·건식 운전을 자동으로 전환하는 HXV 12대를 옥상에 설치했습니다. 겨울철에는 건식으로 운전해 물 사용량과 백연을 함께 줄입니다.",
    clientCompany: "새솔데이터센터",
    country: "한국",
    city: "인천",
    capacity: "2400RT",
    coolingTowerType: "bac",
    projectYear: 2025,
    tags: ["밀폐형", "혼합류", "유도통풍", "하이브리드", "백연저감"],
    createdAt: "2025-08-19T01:00:00.000Z",
    en: {
      title: "HXV hybrid towers for a data center",
      description:
        "Twelve HXV units on the roof switch between wet, adiabatic and dry operation as the weather changes. Running dry in winter cuts both water use and plume.",
    },
  },
  {
    key: "hyderabad-data-center-modular",
    title: "데이터센터 단지 모듈러 냉각탑",
    description:
      "서버동 증설 계획에 맞춰 700 RT 모듈 6대를 N+1로 배치했습니다. 수배관 헤더를 미리 설치해 다음 단계에는 모듈만 추가하면 됩니다.",
    clientCompany: "데칸스톤 데이터센터",
    country: "인도",
    city: "하이데라바드",
    capacity: "4200RT",
    coolingTowerType: "industrial",
    projectYear: 2025,
    tags: ["개방형", "대향류", "유도통풍", "모듈형"],
    createdAt: "2025-06-10T01:00:00.000Z",
    en: {
      title: "Modular towers for a data center campus",
      description:
        "Six 700 RT modules were arranged N+1 to match the phased server halls. The headers are already in place, so the next phase only needs more modules.",
    },
  },
  {
    key: "gdansk-lng-closed",
    title: "LNG 터미널 보조기기용 밀폐형 냉각탑",
    description:
      "증발가스 압축기의 윤활유와 중간 냉각기를 식히는 THF 4대입니다. 해안의 염분을 고려해 외판과 코일 지지대를 스테인리스로 제작하고 회로에는 부동액을 썼습니다.",
    clientCompany: "앰버틴 터미널",
    country: "폴란드",
    city: "그단스크",
    capacity: "800RT",
    coolingTowerType: "package",
    projectYear: 2025,
    tags: ["밀폐형", "대향류", "유도통풍"],
    createdAt: "2025-03-18T01:00:00.000Z",
    en: {
      title: "Closed-circuit towers for LNG terminal auxiliaries",
      description:
        "Four THF units cool the lube oil and intercoolers of the boil-off gas compressors. Casing and coil supports are stainless steel against the sea air, and the circuit runs on glycol.",
    },
  },
  {
    key: "pyeongtaek-semiconductor-plume",
    title: "반도체 공장 유틸리티 냉각탑",
    description:
      "냉동기와 공기압축기를 함께 냉각하는 백연저감 냉각탑 8셀을 공급했습니다. 한 셀을 정비하는 동안에도 나머지 셀로 정격 부하를 감당하도록 여유를 두었습니다.",
    clientCompany: "누리결반도체",
    country: "한국",
    city: "평택",
    capacity: "8000RT",
    coolingTowerType: "industrial",
    projectYear: 2024,
    tags: ["개방형", "대향류", "유도통풍", "저소음", "하이브리드", "백연저감"],
    createdAt: "2024-11-12T01:00:00.000Z",
    en: {
      title: "Utility cooling towers for a semiconductor fab",
      description:
        "Eight plume-abated cells cool the chillers and air compressors together. Any one cell can be taken out for service while the rest carry the full rated load.",
    },
  },
  {
    key: "bac-ninh-electronics-counterflow",
    title: "전자부품 공장 SCP 대향류형 냉각탑",
    description:
      "SCP 6대를 병렬로 설치해 중앙 냉동기실에 냉각수를 공급합니다. 습구온도 28.5 °C를 기준으로 선정했습니다.",
    clientCompany: "그린만그로브전자",
    country: "베트남",
    city: "박닌",
    capacity: "1800RT",
    coolingTowerType: "package",
    projectYear: 2024,
    tags: ["개방형", "대향류", "유도통풍", "저소음"],
    createdAt: "2024-09-24T01:00:00.000Z",
    en: {
      title: "SCP counter-flow towers for an electronics plant",
      description:
        "Six SCP towers in parallel feed the central chiller plant. They were selected for a design wet bulb of 28.5 °C.",
    },
  },
  {
    key: "sejong-district-cooling-plume",
    title: "집단에너지 지역냉방 냉각탑",
    description:
      "흡수식 냉동기용 대향류형 냉각탑 6셀에 백연저감 코일과 흡음 구조를 적용했습니다. 가장 가까운 공동주택 경계에서 야간 소음 기준을 만족합니다.",
    clientCompany: "두레빛지역에너지",
    country: "한국",
    city: "세종",
    capacity: "5400RT",
    coolingTowerType: "industrial",
    projectYear: 2024,
    tags: ["개방형", "대향류", "유도통풍", "저소음", "하이브리드", "백연저감"],
    createdAt: "2024-07-09T01:00:00.000Z",
    en: {
      title: "Cooling towers for a district cooling plant",
      description:
        "Six counter-flow cells for the absorption chillers were fitted with plume-abatement coils and sound attenuation. They meet the night-time noise limit at the nearest housing.",
    },
  },
  {
    key: "phoenix-semiconductor-closed",
    title: "반도체 장비 냉각수용 THF 밀폐형 냉각탑",
    description:
      "장비 냉각수가 외기와 닿지 않도록 THF 8대로 밀폐 회로를 구성했습니다. 먼지가 많은 사막 기후에서도 열교환기 세정 주기가 길어졌습니다.",
    clientCompany: "오커메사 반도체",
    country: "미국",
    city: "피닉스",
    capacity: "1600RT",
    coolingTowerType: "package",
    projectYear: 2024,
    tags: ["밀폐형", "대향류", "유도통풍"],
    createdAt: "2024-04-16T01:00:00.000Z",
    en: {
      title: "THF closed-circuit towers for semiconductor tool cooling",
      description:
        "Eight THF units keep the tool cooling water in a closed circuit, away from outside air. Even in dusty desert air the heat exchangers now go longer between cleanings.",
    },
  },
  {
    key: "cheongju-battery-modular",
    title: "이차전지 공장 모듈러 냉각탑 신설",
    description:
      "전극·조립·활성화 공정의 냉각수를 한곳에서 공급하는 모듈러 냉각탑 9셀입니다. 골조와 배관을 공장에서 가조립해 현장 용접을 크게 줄였습니다.",
    clientCompany: "도담배터리셀",
    country: "한국",
    city: "청주",
    capacity: "4500RT",
    coolingTowerType: "industrial",
    projectYear: 2023,
    tags: ["개방형", "대향류", "유도통풍", "모듈형"],
    createdAt: "2023-11-14T01:00:00.000Z",
    en: {
      title: "Modular cooling towers for a secondary battery plant",
      description:
        "Nine modular cells supply cooling water to electrode, assembly and formation lines from one yard. Frame and piping were trial-fitted at the factory, leaving little welding for the site.",
    },
  },
  {
    key: "savannah-auto-parts-modular",
    title: "자동차 부품 공장 모듈러 냉각탑 증설",
    description:
      "사출·도장 라인 증설에 맞춰 모듈러 냉각탑 6셀을 추가했습니다. 셀마다 인버터 팬을 달아 라인이 늘어나는 단계에 맞춰 운전 셀 수와 회전수를 조절합니다.",
    clientCompany: "파인리지 오토파츠",
    country: "미국",
    city: "서배너",
    capacity: "3000RT",
    coolingTowerType: "industrial",
    projectYear: 2023,
    tags: ["개방형", "대향류", "유도통풍", "모듈형", "저소음"],
    createdAt: "2023-10-24T01:00:00.000Z",
    en: {
      title: "Modular tower expansion at an automotive parts plant",
      description:
        "Six modular cells were added for new molding and paint lines. Each has its own variable-speed fan, so capacity follows the lines as they start up one by one.",
    },
  },
  {
    key: "almaty-hospital-closed",
    title: "종합병원 THF 밀폐형 냉각탑",
    description:
      "겨울철 외기 −30 °C에 대비해 순환 회로에 부동액을 쓰는 THF 3대를 설치했습니다. 수조 히터와 코일 배수 밸브를 함께 갖췄습니다.",
    clientCompany: "알라타우 스노 병원",
    country: "카자흐스탄",
    city: "알마티",
    capacity: "450RT",
    coolingTowerType: "package",
    projectYear: 2023,
    tags: ["밀폐형", "대향류", "유도통풍"],
    createdAt: "2023-09-05T01:00:00.000Z",
    en: {
      title: "THF closed-circuit towers for a general hospital",
      description:
        "Three THF units run on a glycol circuit, ready for winter nights of −30 °C. Basin heaters and coil drain valves are part of the supply.",
    },
  },
  {
    key: "busan-hotel-low-noise",
    title: "해변 호텔 저소음 SF 냉각탑 교체",
    description:
      "객실과 가까운 옥상의 노후 냉각탑을 저소음 팬을 단 SF 3대로 교체했습니다. 염분에 견디도록 외판은 FRP, 볼트와 철물은 STS316으로 제작했습니다.",
    clientCompany: "해든바다호텔",
    country: "한국",
    city: "부산",
    capacity: "600RT",
    coolingTowerType: "package",
    projectYear: 2023,
    tags: ["개방형", "직교류", "유도통풍", "저소음"],
    createdAt: "2023-06-13T01:00:00.000Z",
    en: {
      title: "Low-noise SF tower replacement at a seafront hotel",
      description:
        "Aging towers on a roof close to guest rooms gave way to three SF units with low-noise fans. Casings are FRP and fasteners STS316 to stand up to the salt air.",
    },
  },
  {
    key: "suzhou-electronic-materials-closed",
    title: "전자재료 공장 THF 밀폐형 냉각탑",
    description:
      "반응기 재킷 냉각수의 수질을 유지하기 위해 THF 6대로 밀폐 회로를 꾸몄습니다. 코일은 설계압력 300 psig로 제작했습니다.",
    clientCompany: "징수이완전자재료",
    country: "중국",
    city: "쑤저우",
    capacity: "1200RT",
    coolingTowerType: "package",
    projectYear: 2023,
    tags: ["밀폐형", "대향류", "유도통풍"],
    createdAt: "2023-04-11T01:00:00.000Z",
    en: {
      title: "THF closed-circuit towers for an electronic materials plant",
      description:
        "Six THF units close the reactor jacket circuit to keep its water clean. The coils are designed for 300 psig.",
    },
  },
  {
    key: "gumi-display-counterflow",
    title: "디스플레이 공장 대향류형 냉각탑",
    description:
      "클린룸 공조용 터보냉동기에 연결된 대향류형 냉각탑 5셀을 공급했습니다. 순환수량은 3,900 m³/h이며 수조 소음을 낮추는 낙수 소음 저감재를 적용했습니다.",
    clientCompany: "나루결디스플레이",
    country: "한국",
    city: "구미",
    capacity: "5000RT",
    coolingTowerType: "industrial",
    projectYear: 2022,
    tags: ["개방형", "대향류", "유도통풍", "저소음"],
    createdAt: "2022-10-18T01:00:00.000Z",
    en: {
      title: "Counter-flow towers for a display plant",
      description:
        "Five counter-flow cells serve the centrifugal chillers behind the cleanroom air handling. They circulate 3,900 m³/h, with splash attenuation above the basin to keep water noise down.",
    },
  },
  {
    key: "ho-chi-minh-mall-crossflow",
    title: "복합쇼핑몰 SF 직교류형 냉각탑",
    description:
      "연중 냉방을 하는 쇼핑몰 옥상에 SF 4대를 설치했습니다. 상부 살수조를 운전 중에도 바깥에서 점검할 수 있어 정비로 인한 정지가 줄었습니다.",
    clientCompany: "루비연꽃몰",
    country: "베트남",
    city: "호찌민",
    capacity: "1400RT",
    coolingTowerType: "package",
    projectYear: 2022,
    tags: ["개방형", "직교류", "유도통풍"],
    createdAt: "2022-05-17T01:00:00.000Z",
    en: {
      title: "SF cross-flow towers for a shopping mall",
      description:
        "Four SF towers stand on the roof of a mall that is cooled all year round. The hot-water basins can be inspected from outside while running, so service stops are few.",
    },
  },
  {
    key: "austin-data-center-crossflow",
    title: "데이터센터 SF 냉각탑",
    description:
      "SF 6대를 N+1로 배치하고 저소음 팬을 적용했습니다. 냉동기 부하에 따라 전체 팬을 같은 회전수로 제어해 팬 동력을 줄입니다.",
    clientCompany: "헤론플랫 데이터센터",
    country: "미국",
    city: "오스틴",
    capacity: "2100RT",
    coolingTowerType: "package",
    projectYear: 2022,
    tags: ["개방형", "직교류", "유도통풍", "저소음"],
    createdAt: "2022-03-15T01:00:00.000Z",
    en: {
      title: "SF towers for a data center",
      description:
        "Six SF towers stand N+1 with low-noise fans. All fans run at one common speed set by the chiller load, which keeps fan power down.",
    },
  },
  {
    key: "wroclaw-battery-modular-plume",
    title: "배터리 공장 백연저감형 모듈러 냉각탑",
    description:
      "고속도로와 맞닿은 부지여서 건식 열교환부를 더한 하이브리드 모듈 4셀을 설치했습니다. 외기 5 °C, 상대습도 75%에서 백연이 보이지 않도록 설계했습니다.",
    clientCompany: "오드라스톤 배터리",
    country: "폴란드",
    city: "브로츠와프",
    capacity: "2800RT",
    coolingTowerType: "industrial",
    projectYear: 2021,
    tags: ["개방형", "대향류", "유도통풍", "모듈형", "하이브리드", "백연저감"],
    createdAt: "2021-11-23T01:00:00.000Z",
    en: {
      title: "Plume-abated modular towers for a battery plant",
      description:
        "The site borders a highway, so the four hybrid modules carry a dry heat-exchange section. The design point is no visible plume at 5 °C and 75\u00a0% relative humidity.",
    },
  },
  {
    key: "hwaseong-pharmaceutical-forced-draft",
    title: "제약 공장 V 시리즈 밀폐형 냉각탑",
    description:
      "주사제 라인의 멸균기와 발효조를 냉각하는 V 시리즈 밀폐형 2대를 생산동 옆에 설치했습니다. 순환수가 외기와 닿지 않아 공정 밸리데이션 관리 항목이 줄었습니다.",
    clientCompany: "윤슬빛제약",
    country: "한국",
    city: "화성",
    capacity: "300RT",
    coolingTowerType: "bac",
    projectYear: 2021,
    tags: ["밀폐형", "대향류", "압입송풍", "저소음"],
    createdAt: "2021-11-16T01:00:00.000Z",
    en: {
      title: "V series closed-circuit towers for a pharmaceutical plant",
      description:
        "Two closed V series towers beside the production building cool the sterilizers and fermenters of an injectables line. With no outside air in the loop, process validation has less to control.",
    },
  },
  {
    key: "gwangju-tire-crossflow",
    title: "타이어 공장 직교류형 냉각탑 교체",
    description:
      "혼련기와 압출 라인을 냉각하던 목구조 냉각탑을 철골·FRP 직교류형 냉각탑 4셀로 바꿨습니다. 기존 콘크리트 수조를 그대로 써서 정지 기간을 줄였습니다.",
    clientCompany: "너울솔타이어",
    country: "한국",
    city: "광주",
    capacity: "2400RT",
    coolingTowerType: "industrial",
    projectYear: 2021,
    tags: ["개방형", "직교류", "유도통풍"],
    createdAt: "2021-09-07T01:00:00.000Z",
    en: {
      title: "Cross-flow tower replacement at a tire plant",
      description:
        "Timber towers cooling the mixers and extrusion lines were replaced by four cross-flow cells in steel and FRP. The existing concrete basin was kept to shorten the shutdown.",
    },
  },
  {
    key: "chennai-auto-parts-counterflow",
    title: "자동차 부품 공장 SCP 냉각탑",
    description:
      "용접·도장 라인의 냉각수를 공급하는 SCP 4대입니다. 습구온도 29 °C에서 출구수온 33 °C를 내도록 선정했습니다.",
    clientCompany: "마유르타라 오토파츠",
    country: "인도",
    city: "첸나이",
    capacity: "1600RT",
    coolingTowerType: "package",
    projectYear: 2021,
    tags: ["개방형", "대향류", "유도통풍"],
    createdAt: "2021-06-22T01:00:00.000Z",
    en: {
      title: "SCP towers for an automotive parts plant",
      description:
        "Four SCP towers supply the welding and paint lines. They were selected for an outlet of 33 °C at a wet bulb of 29 °C.",
    },
  },
  {
    key: "seoul-hospital-low-noise",
    title: "대학병원 저소음 SCP 냉각탑",
    description:
      "입원 병동과 마주한 옥상에 저소음 SCP 4대를 설치했습니다. 레지오넬라 관리를 위해 자동 약품 주입과 수조 배수 설비를 함께 공급했습니다.",
    clientCompany: "솔내대학교병원",
    country: "한국",
    city: "서울",
    capacity: "1200RT",
    coolingTowerType: "package",
    projectYear: 2021,
    tags: ["개방형", "대향류", "유도통풍", "저소음"],
    createdAt: "2021-03-23T01:00:00.000Z",
    en: {
      title: "Low-noise SCP towers for a university hospital",
      description:
        "Four low-noise SCP towers stand on a roof facing the wards. Automatic chemical dosing and full basin drainage were supplied with them for Legionella control.",
    },
  },
  {
    key: "busan-cold-store-closed",
    title: "냉동 물류센터 FXV 밀폐형 냉각탑",
    description:
      "암모니아 냉동기의 응축기 냉각수를 밀폐 회로로 순환시키는 FXV 3대입니다. 항만의 염분과 먼지가 응축기로 들어가지 않습니다.",
    clientCompany: "바른들냉장물류",
    country: "한국",
    city: "부산",
    capacity: "600RT",
    coolingTowerType: "bac",
    projectYear: 2020,
    tags: ["밀폐형", "혼합류", "유도통풍", "저소음"],
    createdAt: "2020-10-20T01:00:00.000Z",
    en: {
      title: "FXV closed-circuit towers for a cold storage warehouse",
      description:
        "Three FXV units circulate the condenser water of the ammonia plant in a closed loop. Harbor salt and dust stay out of the condensers.",
    },
  },
  {
    key: "astana-arena-hybrid",
    title: "실내 경기장 HXV 하이브리드 냉각탑",
    description:
      "국내 시공사가 지은 경기장의 제빙과 관람석 냉방을 맡는 HXV 4대입니다. 겨울이 긴 지역이라 한 해의 절반 이상을 물을 쓰지 않는 건식으로 운전합니다.",
    clientCompany: "이심리버 아레나",
    country: "카자흐스탄",
    city: "아스타나",
    capacity: "800RT",
    coolingTowerType: "bac",
    projectYear: 2020,
    tags: ["밀폐형", "혼합류", "유도통풍", "하이브리드", "백연저감"],
    createdAt: "2020-08-11T01:00:00.000Z",
    en: {
      title: "HXV hybrid towers for an indoor arena",
      description:
        "Four HXV units serve the ice plant and seating-area cooling of an arena built by a Korean contractor. Winters are long, so they run dry, using no water, for more than half the year.",
    },
  },
  {
    key: "yeosu-refinery-counterflow",
    title: "정유 공장 대형 대향류형 냉각탑",
    description:
      "순환수량 9,360 m³/h를 처리하는 대향류형 냉각탑 6셀을 설계·제작·시공했습니다. 해안에 있어 철물은 STS316, 구조재는 인발 성형 FRP로 적용했습니다.",
    clientCompany: "산들솔정유",
    country: "한국",
    city: "여수",
    capacity: "12000RT",
    coolingTowerType: "industrial",
    projectYear: 2020,
    tags: ["개방형", "대향류", "유도통풍"],
    createdAt: "2020-05-26T01:00:00.000Z",
    en: {
      title: "Large counter-flow towers for a refinery",
      description:
        "Six counter-flow cells handling 9,360 m³/h were designed, built and erected. On this coastal site the hardware is STS316 and the structure pultruded FRP.",
    },
  },
  {
    key: "houston-chemicals-counterflow",
    title: "화학 공장 대향류형 냉각탑",
    description:
      "허리케인 풍하중을 반영한 FRP 구조의 대향류형 냉각탑 7셀을 납품했습니다. 부유물이 많은 순환수에 맞춰 막힘이 적은 수직 유로 충전재를 썼습니다.",
    clientCompany: "바이유크레스트 화학",
    country: "미국",
    city: "휴스턴",
    capacity: "7000RT",
    coolingTowerType: "industrial",
    projectYear: 2020,
    tags: ["개방형", "대향류", "유도통풍"],
    createdAt: "2020-02-18T01:00:00.000Z",
    en: {
      title: "Counter-flow towers for a chemical plant",
      description:
        "The seven counter-flow cells have an FRP structure designed for hurricane wind loads. Low-fouling vertical-flute fill was chosen for circulating water that carries solids.",
    },
  },
  {
    key: "dangjin-power-auxiliary-plume",
    title: "복합화력 보조기기 백연저감 냉각탑",
    description:
      "발전기 수소 냉각기와 윤활유 냉각기에 냉각수를 공급하는 9셀 냉각탑입니다. 송전 설비에 물방울이 얼어붙지 않도록 백연저감 구조와 고효율 비산방지기를 적용했습니다.",
    clientCompany: "큰나래발전",
    country: "한국",
    city: "당진",
    capacity: "9000RT",
    coolingTowerType: "industrial",
    projectYear: 2019,
    tags: ["개방형", "대향류", "유도통풍", "하이브리드", "백연저감"],
    createdAt: "2019-11-05T01:00:00.000Z",
    en: {
      title: "Plume-abated auxiliary towers for a combined-cycle plant",
      description:
        "The nine-cell tower supplies the generator hydrogen coolers and lube oil coolers. Plume abatement and high-efficiency drift eliminators keep ice off the switchyard.",
    },
  },
  {
    key: "nanjing-battery-modular",
    title: "배터리 공장 2단계 모듈러 냉각탑",
    description:
      "1단계와 같은 규격의 모듈 8대를 추가해 예비품과 정비 절차를 통일했습니다. 한국에서 제작한 모듈을 해상으로 운송해 현장에서 조립했습니다.",
    clientCompany: "루밍허배터리",
    country: "중국",
    city: "난징",
    capacity: "3200RT",
    coolingTowerType: "industrial",
    projectYear: 2019,
    tags: ["개방형", "대향류", "유도통풍", "모듈형"],
    createdAt: "2019-08-20T01:00:00.000Z",
    en: {
      title: "Second-phase modular towers for a battery plant",
      description:
        "Eight more modules of the first-phase size keep spare parts and maintenance common. They were built in Korea, shipped by sea and assembled on site.",
    },
  },
  {
    key: "seoul-office-forced-draft",
    title: "도심 오피스 V 시리즈 압입송풍 냉각탑",
    description:
      "지상에서 보이지 않도록 높이가 낮은 V 시리즈 개방형 2대를 옥상 안쪽에 설치했습니다. 날개 소음이 작은 원심팬을 써서 이웃 건물로 퍼지는 소음을 줄였습니다.",
    clientCompany: "가온솔타워",
    country: "한국",
    city: "서울",
    capacity: "600RT",
    coolingTowerType: "bac",
    projectYear: 2019,
    tags: ["개방형", "대향류", "압입송풍", "저소음"],
    createdAt: "2019-05-14T01:00:00.000Z",
    en: {
      title: "V series forced-draft towers for a city office building",
      description:
        "Two low-profile open V series towers are set back on the roof, out of sight from the street. Their quiet centrifugal fans keep noise away from the neighboring buildings.",
    },
  },
  {
    key: "da-nang-resort-low-noise",
    title: "리조트 저소음 SF 냉각탑",
    description: "객실동 옆 마당에 SF 2대를 설치했습니다. 저속 팬과 루버로 산책로 쪽 소음을 낮췄습니다.",
    clientCompany: "베이문 리조트",
    country: "베트남",
    city: "다낭",
    capacity: "350RT",
    coolingTowerType: "package",
    projectYear: 2019,
    tags: ["개방형", "직교류", "유도통풍", "저소음"],
    createdAt: "2019-02-19T01:00:00.000Z",
    en: {
      title: "Low-noise SF towers for a beach resort",
      description:
        "Two SF towers stand in the yard beside the guest wings. Slow-running fans and louvers keep the noise off the footpaths.",
    },
  },
  {
    key: "incheon-airport-crossflow-modular",
    title: "공항 여객터미널 모듈러 냉각탑",
    description:
      "야간에만 반입할 수 있는 구역이어서 조립을 마친 직교류형 모듈 8대를 나눠 들여왔습니다. 한 번의 냉방철도 거르지 않고 노후 냉각탑을 모두 교체했습니다.",
    clientCompany: "하늘나래공항서비스",
    country: "한국",
    city: "인천",
    capacity: "4000RT",
    coolingTowerType: "industrial",
    projectYear: 2018,
    tags: ["개방형", "직교류", "유도통풍", "모듈형"],
    createdAt: "2018-10-23T01:00:00.000Z",
    en: {
      title: "Modular towers for an airport terminal",
      description:
        "Deliveries were allowed only at night, so eight assembled cross-flow modules came in one by one. Every old tower was replaced without missing a cooling season.",
    },
  },
  {
    key: "nashville-auto-parts-closed",
    title: "자동차 부품 공장 THF 밀폐형 냉각탑",
    description:
      "다이캐스팅기와 유압 설비를 냉각하는 THF 3대를 납품했습니다. 미국에 처음 공급한 냉각탑으로, 60 Hz 460 V 전원과 현지 배관 규격에 맞췄습니다.",
    clientCompany: "시더홀로 오토파츠",
    country: "미국",
    city: "내슈빌",
    capacity: "600RT",
    coolingTowerType: "package",
    projectYear: 2018,
    tags: ["밀폐형", "대향류", "유도통풍"],
    createdAt: "2018-07-24T01:00:00.000Z",
    en: {
      title: "THF closed-circuit towers for an automotive parts plant",
      description:
        "Three THF units cool die-casting machines and hydraulics. They were our first delivery to the USA, built for 460 V, 60 Hz and local pipe standards.",
    },
  },
  {
    key: "karaganda-power-counterflow",
    title: "열병합발전소 대향류형 냉각탑",
    description:
      "발전기와 보조기기를 냉각하는 대향류형 냉각탑 4셀입니다. 팬 역회전 제빙과 흡입 루버 온수 배관으로 겨울철 결빙을 막습니다.",
    clientCompany: "스텝이글 발전",
    country: "카자흐스탄",
    city: "카라간다",
    capacity: "2600RT",
    coolingTowerType: "industrial",
    projectYear: 2018,
    tags: ["개방형", "대향류", "유도통풍"],
    createdAt: "2018-07-10T01:00:00.000Z",
    en: {
      title: "Counter-flow towers for a combined heat and power plant",
      description:
        "Four counter-flow cells cool the generators and auxiliaries. Fan reversal and warm-water piping at the inlet louvers keep ice away in winter.",
    },
  },
  {
    key: "warsaw-mall-closed",
    title: "쇼핑몰 저소음 THF 밀폐형 냉각탑",
    description:
      "주거지와 가까운 옥상에 저속 팬과 토출 소음기를 갖춘 THF 5대를 설치했습니다. 겨울철 내부 존 냉방은 냉동기 없이 냉각탑만으로 해결합니다.",
    clientCompany: "마조비아가든 몰",
    country: "폴란드",
    city: "바르샤바",
    capacity: "750RT",
    coolingTowerType: "package",
    projectYear: 2018,
    tags: ["밀폐형", "대향류", "유도통풍", "저소음"],
    createdAt: "2018-04-10T01:00:00.000Z",
    en: {
      title: "Low-noise THF closed-circuit towers for a shopping mall",
      description:
        "Five THF units with slow fans and discharge attenuators stand on a roof close to housing. In winter they cool the interior zones on their own, without the chillers.",
    },
  },
  {
    key: "gangneung-ice-rink-counterflow",
    title: "빙상장 냉동설비 PT2 냉각탑",
    description:
      "제빙 냉동기 응축기를 냉각하는 PT2 2대를 설치했습니다. 겨울에도 운전하므로 수조 히터와 배관 열선을 갖췄습니다.",
    clientCompany: "미리솔빙상센터",
    country: "한국",
    city: "강릉",
    capacity: "500RT",
    coolingTowerType: "bac",
    projectYear: 2017,
    tags: ["개방형", "대향류", "유도통풍", "저소음"],
    createdAt: "2017-11-07T01:00:00.000Z",
    en: {
      title: "PT2 towers for an ice rink's refrigeration plant",
      description:
        "Two PT2 towers cool the condensers of the ice plant. They run through the winter, so basin heaters and trace-heated piping were included.",
    },
  },
  {
    key: "hangzhou-dyeing-crossflow",
    title: "염색 공장 직교류형 냉각탑",
    description:
      "염색기 폐열 회수 뒤 남은 열을 식히는 직교류형 냉각탑 4셀입니다. 섬유 부스러기를 쉽게 청소하도록 개방형 살수조와 스플래시 충전재를 적용했습니다.",
    clientCompany: "란위허염직",
    country: "중국",
    city: "항저우",
    capacity: "2000RT",
    coolingTowerType: "industrial",
    projectYear: 2017,
    tags: ["개방형", "직교류", "유도통풍"],
    createdAt: "2017-05-16T01:00:00.000Z",
    en: {
      title: "Cross-flow towers for a dyeing mill",
      description:
        "Four cross-flow cells reject what is left after heat recovery from the dyeing machines. Open distribution basins and splash fill make it easy to clear out lint.",
    },
  },
  {
    key: "gwangyang-industrial-gas-modular",
    title: "산업가스 공장 모듈러 냉각탑",
    description:
      "공기분리장치의 원료 공기압축기를 냉각하는 모듈 9대를 공급했습니다. 압축기 정기 보수 12일 안에 철거와 설치, 시운전을 모두 마쳤습니다.",
    clientCompany: "터울산업가스",
    country: "한국",
    city: "광양",
    capacity: "7200RT",
    coolingTowerType: "industrial",
    projectYear: 2016,
    tags: ["개방형", "대향류", "유도통풍", "모듈형"],
    createdAt: "2016-10-11T01:00:00.000Z",
    en: {
      title: "Modular towers for an industrial gas plant",
      description:
        "Nine modules cool the main air compressors of an air separation unit. Removal, installation and commissioning all fitted into the compressors' 12-day overhaul.",
    },
  },
  {
    key: "gujarat-chemicals-counterflow",
    title: "구자라트 화학 단지 대향류형 냉각탑",
    description:
      "염소 계열 공정의 냉각수를 맡는 FRP 대향류형 냉각탑 5셀입니다. 부식성 증기에 대비해 금속 부재를 최대한 줄였습니다.",
    clientCompany: "바냔리버 화학",
    country: "인도",
    city: null,
    capacity: "2500RT",
    coolingTowerType: "industrial",
    projectYear: 2016,
    tags: ["개방형", "대향류", "유도통풍"],
    createdAt: "2016-06-14T01:00:00.000Z",
    en: {
      title: "Counter-flow towers for a chemical complex in Gujarat",
      description:
        "Five FRP counter-flow cells supply cooling water to chlor-alkali processes. Metal parts were kept to a minimum against corrosive vapors.",
    },
  },
  {
    key: "east-coast-lng-closed",
    title: "동해안 LNG 기지 V 시리즈 밀폐형 냉각탑",
    description:
      "증발가스 압축기와 비상 발전기를 냉각하는 V 시리즈 밀폐형 2대입니다. 방폭 전동기를 쓰고 코일은 용융아연도금으로 마감했습니다.",
    clientCompany: "푸른솔가스터미널",
    country: "한국",
    city: null,
    capacity: "300RT",
    coolingTowerType: "bac",
    projectYear: 2016,
    tags: ["밀폐형", "대향류", "압입송풍"],
    createdAt: "2016-03-22T01:00:00.000Z",
    en: {
      title: "V series closed-circuit towers for an east coast LNG terminal",
      description:
        "Two closed V series units cool the boil-off gas compressors and the emergency generator. Motors are explosion-proof and the coils hot-dip galvanized.",
    },
  },
  {
    key: "suwon-mall-crossflow",
    title: "복합쇼핑몰 저소음 S3000 냉각탑",
    description:
      "주상복합과 마주한 옥상에 저소음 팬을 단 S3000 3대를 설치했습니다. 유지보수 통로와 기계실을 한쪽에 모아 방음벽 높이를 낮췄습니다.",
    clientCompany: "달누리솔몰",
    country: "한국",
    city: "수원",
    capacity: "1800RT",
    coolingTowerType: "bac",
    projectYear: 2015,
    tags: ["개방형", "직교류", "유도통풍", "저소음"],
    createdAt: "2015-09-15T01:00:00.000Z",
    en: {
      title: "Low-noise S3000 towers for a shopping complex",
      description:
        "Three S3000 towers with low-noise fans stand on a roof facing apartment blocks. Walkways and plant were gathered on one side, which allowed a lower acoustic screen.",
    },
  },
  {
    key: "faisalabad-denim-counterflow",
    title: "데님 공장 SCP 대향류형 냉각탑",
    description:
      "자가발전 가스엔진과 염색 라인의 냉각수를 함께 공급하는 SCP 5대입니다. 우물물의 경도가 높아 스케일 억제제 자동 주입 장치를 더했습니다.",
    clientCompany: "라비블룸 데님",
    country: "파키스탄",
    city: "파이살라바드",
    capacity: "1500RT",
    coolingTowerType: "package",
    projectYear: null,
    tags: ["개방형", "대향류", "유도통풍"],
    createdAt: "2015-05-19T01:00:00.000Z",
    en: {
      title: "SCP counter-flow towers for a denim mill",
      description:
        "Five SCP towers serve both the captive gas engines and the dyeing line. The well water is hard, so automatic scale-inhibitor dosing was added.",
    },
  },
  {
    key: "pohang-steel-counterflow",
    title: "제강 공장 연속주조 설비 냉각탑",
    description:
      "간접 냉각수와 직접 냉각수 계통을 나눠 대향류형 냉각탑 10셀을 시공했습니다. 스케일이 섞이는 직접 냉각수 쪽에는 스플래시 충전재를 썼습니다.",
    clientCompany: "늘찬솔제강",
    country: "한국",
    city: "포항",
    capacity: "10000RT",
    coolingTowerType: "industrial",
    projectYear: 2014,
    tags: ["개방형", "대향류", "유도통풍"],
    createdAt: "2014-10-14T01:00:00.000Z",
    en: {
      title: "Cooling towers for a continuous caster",
      description:
        "Ten counter-flow cells are split between the closed machine circuit and the spray water circuit. Splash fill was used on the spray side, where mill scale gets into the water.",
    },
  },
  {
    key: "qingdao-frozen-food-counterflow",
    title: "냉동식품 공장 SCP 냉각탑",
    description:
      "급속 동결 라인의 스크루 냉동기를 냉각하는 SCP 2대를 설치했습니다. 식품 공장 위생 기준에 맞춰 수조와 외판을 스테인리스로 제작했습니다.",
    clientCompany: "바이판완냉동식품",
    country: "중국",
    city: "칭다오",
    capacity: "800RT",
    coolingTowerType: "package",
    projectYear: 2014,
    tags: ["개방형", "대향류", "유도통풍"],
    createdAt: "2014-04-22T01:00:00.000Z",
    en: {
      title: "SCP towers for a frozen food plant",
      description:
        "Two SCP towers cool the screw compressors behind the blast freezers. Basin and casing are stainless steel to meet the plant's hygiene rules.",
    },
  },
  {
    key: "daejeon-university-crossflow",
    title: "대학 캠퍼스 중앙 냉방 SF 냉각탑",
    description:
      "강의동 11개 동을 잇는 중앙 냉방 설비에 SF 3대를 공급했습니다. 도서관과 가까워 저소음 팬을 선택했습니다.",
    clientCompany: "초록누리대학교",
    country: "한국",
    city: "대전",
    capacity: "1050RT",
    coolingTowerType: "package",
    projectYear: 2013,
    tags: ["개방형", "직교류", "유도통풍", "저소음"],
    createdAt: "2013-08-20T01:00:00.000Z",
    en: {
      title: "SF towers for a university's central cooling plant",
      description:
        "Three SF towers serve the central plant that cools eleven teaching buildings. Low-noise fans were chosen because the library is next door.",
    },
  },
  {
    key: "bien-hoa-textile-crossflow",
    title: "방적 공장 직교류형 냉각탑",
    description:
      "공조용 냉동기와 공기압축기를 함께 냉각하는 직교류형 냉각탑 4셀입니다. 면 먼지를 걸러 내는 회전식 스트레이너를 흡입측에 설치했습니다.",
    clientCompany: "로터스밸리 텍스타일",
    country: "베트남",
    city: "비엔호아",
    capacity: "1600RT",
    coolingTowerType: "industrial",
    projectYear: 2013,
    tags: ["개방형", "직교류", "유도통풍"],
    createdAt: "2013-03-12T01:00:00.000Z",
    en: {
      title: "Cross-flow towers for a spinning mill",
      description:
        "Four cross-flow cells cool the air-conditioning chillers and the air compressors. Rotary strainers on the pump suction take out the cotton dust.",
    },
  },
  {
    key: "geoje-shipyard-closed",
    title: "조선소 시험동 V 시리즈 밀폐형 냉각탑",
    description:
      "선박용 엔진 시험대의 청수 냉각 계통에 V 시리즈 밀폐형을 공급했습니다. 시험 부하가 크게 바뀌어 팬 회전수를 출구수온으로 제어합니다.",
    clientCompany: "아라솔조선",
    country: "한국",
    city: "거제",
    capacity: null,
    coolingTowerType: "bac",
    projectYear: 2012,
    tags: ["밀폐형", "대향류", "압입송풍"],
    createdAt: "2012-09-18T01:00:00.000Z",
    en: {
      title: "V series closed-circuit tower for a shipyard test shop",
      description:
        "A closed V series tower serves the fresh-water circuit of the marine engine test beds. Test loads swing widely, so the fan speed follows the outlet temperature.",
    },
  },
  {
    key: "gimhae-plastics-closed",
    title: "플라스틱 사출 공장 FXV 밀폐형 냉각탑",
    description:
      "사출기 42대의 유압유와 금형을 냉각하는 FXV 2대입니다. 금형 냉각 통로가 스케일로 막히는 문제가 사라졌습니다.",
    clientCompany: "모루솔플라텍",
    country: "한국",
    city: "김해",
    capacity: "400RT",
    coolingTowerType: "bac",
    projectYear: 2011,
    tags: ["밀폐형", "혼합류", "유도통풍"],
    createdAt: "2011-06-21T01:00:00.000Z",
    en: {
      title: "FXV closed-circuit towers for an injection molding shop",
      description:
        "Two FXV units cool the hydraulic oil and molds of 42 molding machines. Scale no longer blocks the cooling channels in the molds.",
    },
  },
  {
    key: "karachi-power-auxiliary",
    title: "가스엔진 발전소 보조기기 냉각탑",
    description:
      "가스엔진 재킷과 윤활유를 냉각하는 대향류형 냉각탑 4셀을 공급했습니다. 보충수의 염분이 높아 콘크리트 수조에 방식 도장을 했습니다.",
    clientCompany: "신드문 발전",
    country: "파키스탄",
    city: "카라치",
    capacity: null,
    coolingTowerType: "industrial",
    projectYear: 2011,
    tags: ["개방형", "대향류", "유도통풍"],
    createdAt: "2011-02-15T01:00:00.000Z",
    en: {
      title: "Auxiliary cooling towers for a gas-engine power plant",
      description:
        "Four counter-flow cells cool the engine jackets and lube oil. The make-up water is saline, so the concrete basin was given a protective coating.",
    },
  },
  {
    key: "gunsan-glass-crossflow",
    title: "판유리 공장 직교류형 냉각탑",
    description:
      "용해로와 주석조를 냉각하는 직교류형 냉각탑 3셀입니다. 멈출 수 없는 공정이어서 비상 전원에 연결한 예비 셀 1기를 포함했습니다.",
    clientCompany: "가람솔유리",
    country: "한국",
    city: "군산",
    capacity: "1800RT",
    coolingTowerType: "industrial",
    projectYear: 2010,
    tags: ["개방형", "직교류", "유도통풍"],
    createdAt: "2010-08-24T01:00:00.000Z",
    en: {
      title: "Cross-flow towers for a float glass plant",
      description:
        "Three cross-flow cells cool the furnace and tin bath. The process cannot stop, so one of the cells is a standby on the emergency supply.",
    },
  },
  {
    key: "tianjin-auto-parts-crossflow",
    title: "자동차 부품 공장 직교류형 냉각탑",
    description:
      "다이캐스팅기와 열처리로를 냉각하는 직교류형 냉각탑 2셀을 시공했습니다. 물이 귀한 지역이라 고효율 비산방지기로 보충수를 줄였습니다.",
    clientCompany: "위안차오링자동차부품",
    country: "중국",
    city: "톈진",
    capacity: "1100RT",
    coolingTowerType: "industrial",
    projectYear: 2009,
    tags: ["개방형", "직교류", "유도통풍"],
    createdAt: "2009-10-20T01:00:00.000Z",
    en: {
      title: "Cross-flow towers for an automotive parts plant",
      description:
        "Two cross-flow cells cool the die-casting machines and heat-treatment furnaces. Water is scarce there, and high-efficiency drift eliminators save make-up.",
    },
  },
  {
    key: "pune-pharmaceutical-closed",
    title: "원료의약품 공장 THF 밀폐형 냉각탑",
    description:
      "반응기와 용매 회수탑을 냉각하는 THF 2대를 납품했습니다. 살수펌프에 예비기를 두어 한 대를 정비하는 동안에도 반응기 냉각이 끊기지 않습니다.",
    clientCompany: "사프론필드 제약",
    country: "인도",
    city: "푸네",
    capacity: "500RT",
    coolingTowerType: "package",
    projectYear: 2009,
    tags: ["밀폐형", "대향류", "유도통풍"],
    createdAt: "2009-05-19T01:00:00.000Z",
    en: {
      title: "THF closed-circuit towers for an API plant",
      description:
        "Two THF towers cool the reactors and solvent recovery columns. Standby spray pumps keep the reactors cooled while a pump is being serviced.",
    },
  },
  {
    key: "jeonju-paper-counterflow",
    title: "제지 공장 대향류형 냉각탑",
    description:
      "초지기 진공 펌프와 터빈 복수기를 냉각하는 대향류형 냉각탑 4셀입니다. 섬유질이 섞인 물에도 막히지 않는 대구경 노즐을 썼습니다.",
    clientCompany: "마루벌제지",
    country: "한국",
    city: "전주",
    capacity: "3000RT",
    coolingTowerType: "industrial",
    projectYear: 2008,
    tags: ["개방형", "대향류", "유도통풍"],
    createdAt: "2008-09-23T01:00:00.000Z",
    en: {
      title: "Counter-flow towers for a paper mill",
      description:
        "Four counter-flow cells serve the paper machine's vacuum pumps and the turbine condenser. Large-bore nozzles pass the fiber in the water without clogging.",
    },
  },
  {
    key: "cheonan-beverage-closed",
    title: "음료 공장 FXV 밀폐형 냉각탑",
    description:
      "무균 충전 라인의 살균기와 냉동기를 냉각하는 FXV 1대를 설치했습니다. 냉각수가 외기와 섞이지 않아 판형 열교환기의 오염이 줄었습니다.",
    clientCompany: "들샘솔음료",
    country: "한국",
    city: "천안",
    capacity: "200RT",
    coolingTowerType: "bac",
    projectYear: 2006,
    tags: ["밀폐형", "혼합류", "유도통풍", "저소음"],
    createdAt: "2006-04-18T01:00:00.000Z",
    en: {
      title: "FXV closed-circuit tower for a beverage plant",
      description:
        "One FXV tower cools the sterilizers and chiller of an aseptic filling line. The water never meets outside air, so the plate heat exchangers foul less.",
    },
  },
  {
    key: "xian-pharmaceutical-counterflow",
    title: "제약 공장 SCP 대향류형 냉각탑",
    description:
      "고형제 생산동의 공조용 냉동기에 연결된 SCP 2대입니다. 황사철에 대비해 흡입부에 탈착식 방진망을 달았습니다.",
    clientCompany: "쑹윈링제약",
    country: "중국",
    city: "시안",
    capacity: "600RT",
    coolingTowerType: "package",
    projectYear: null,
    tags: ["개방형", "대향류", "유도통풍"],
    createdAt: "2005-09-13T01:00:00.000Z",
    en: {
      title: "SCP counter-flow towers for a pharmaceutical plant",
      description:
        "Two SCP towers serve the air-conditioning chillers of a tablet plant. Removable inlet screens keep out the dust storms of spring.",
    },
  },
  {
    key: "daegu-dyeing-crossflow",
    title: "염색 단지 직교류형 냉각탑",
    description:
      "염색기와 텐터를 쓰는 입주 업체에 냉각수를 나눠 공급하는 직교류형 냉각탑 3셀입니다. 업체별 사용량에 따라 셀을 하나씩 멈출 수 있습니다.",
    clientCompany: "여울솔염직",
    country: "한국",
    city: "대구",
    capacity: "1500RT",
    coolingTowerType: "industrial",
    projectYear: 2004,
    tags: ["개방형", "직교류", "유도통풍"],
    createdAt: "2004-11-16T01:00:00.000Z",
    en: {
      title: "Cross-flow towers for a dyeing complex",
      description:
        "Three cross-flow cells share cooling water among the mills' dyeing machines and stenters. Cells can be shut down one at a time as demand falls.",
    },
  },
];

/** The sample projects as they go into an empty database: in Korean, for the lookup tables know their English. */
export const sampleProjects: readonly SampleProject[] = samples.map(({ en: _, ...project }) => ({
  ...project,
  imageUrl: sampleImageUrl(project.key),
  completedOn: dayInKorea(new Date(project.createdAt)),
}));

const formerWords = [
  ["개방형", "개방식"],
  ["밀폐형", "밀폐식"],
  ["낙수 소음 저감재", "낙수 감쇠재"],
  ["살수펌프", "살수 펌프"],
  ["설계압력", "설계 압력"],
  ["유지보수", "유지 보수"],
  ["출구수온으로", "출구 온도로"],
  ["출구수온", "출구 온도"],
] as const;

/** What the pages of a language say for the Korean texts of the samples, as they are and as earlier versions stored them. */
export const sampleTexts = { title: textsOf("title"), description: textsOf("description") };

function textsOf(text: TranslatedSample): Translated<Readonly<Record<string, string>>> {
  return inEach(translations, (locale) =>
    Object.fromEntries(
      samples.flatMap((sample) => {
        const translated = sample[locale][text];
        return [formerly(sample[text]), sample[text]].map((korean) => [korean, translated]);
      }),
    ),
  );
}

/** A text of the samples in the words that they had at first: a database that was filled then keeps them. */
function formerly(text: string): string {
  return formerWords.reduce((former, [word, before]) => former.replaceAll(word, before), text);
}
