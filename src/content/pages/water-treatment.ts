import { link, list, page, picture, sectionKinds, text } from "../kinds/declare.ts";
import { localized } from "../localized.ts";
import { paths } from "../paths.ts";
import { shown } from "../picture-key.ts";
import { hideableSections } from "../sections/hideable-sections.ts";
import { worded } from "../worded.ts";

const physicalNeeds = [{ id: "turbidity" }, { id: "particles" }, { id: "circulation" }] as const;
const chemicalNeeds = [{ id: "corrosion" }, { id: "scale" }, { id: "biology" }] as const;

const filters = [{ id: "sand" }, { id: "sand-extended" }, { id: "disk" }, { id: "screen" }] as const;

const backwashSteps = [{ id: "detect" }, { id: "inject" }, { id: "discharge" }, { id: "recover" }] as const;
const backwashFigures = [{ id: "performance" }, { id: "life" }, { id: "downtime" }, { id: "water" }] as const;

const dosingSteps = [{ id: "measure" }, { id: "compare" }, { id: "dose" }, { id: "blowdown" }] as const;
const chemicals = [{ id: "corrosion" }, { id: "scale" }, { id: "biocide" }] as const;

const combinedFigures = [{ id: "chemicals" }, { id: "cycle" }, { id: "cost" }, { id: "equipment" }] as const;

const benefits = [{ id: "water" }, { id: "heat" }, { id: "hygiene" }, { id: "labor" }] as const;

const sections = hideableSections("need", "loop", "physical", "chemical", "combined", "benefits");

/** Words of the water treatment page. Each figure of the sales claims stands in one place only. */
export const waterTreatment = localized({
  ko: {
    sections,
    meta: {
      title: "냉각탑 수처리: 모래여과기와 약품 주입 설비 | {name}",
      description:
        "냉각탑 순환수를 위한 수처리 설비입니다. 자동 역세 모래여과기, 디스크·스크린 필터, 센서 제어 약품 주입 설비로 스케일과 부식, 레지오넬라균을 관리합니다.",
      keywords: "냉각수 수처리, 순환수 여과, 모래여과기, 자동 역세, 약품 주입, 스케일, 부식, 레지오넬라",
    },
    h1: "냉각수 수처리",
    lead: "냉각탑에서 물이 증발할수록 남은 순환수의 불순물이 농축됩니다. 여과와 약품을 함께 써야 성능이 유지됩니다.",
    picture: shown("st-filter"),
    alt: "자동 역세 여과 설비",
    need: {
      title: "수처리가 필요한 이유",
      description:
        "냉각탑은 외기의 먼지를 씻어 내리는 공기 세정기이기도 합니다. 들어온 고형물과 농축된 염류를 방치하면 열교환기가 막히고 부식됩니다.",
      physical: {
        title: "물리적 처리의 역할",
        items: worded(physicalNeeds, {
          turbidity: { title: "탁도 제거", description: "부유 고형물을 걸러 물을 맑게 유지합니다." },
          particles: {
            title: "5 µm 초과 입자 저감",
            description: "침전물과 슬라임의 원인이 되는 입자를 줄입니다.",
          },
          circulation: {
            title: "순환수 정화",
            description: "순환수 일부를 계속 여과해 계통 전체를 깨끗하게 합니다.",
          },
        }),
      },
      chemical: {
        title: "화학적 처리의 역할",
        items: worded(chemicalNeeds, {
          corrosion: { title: "부식 방지", description: "배관과 열교환기의 금속 표면에 보호막을 만듭니다." },
          scale: { title: "스케일 억제", description: "칼슘과 실리카가 전열면에 달라붙지 않게 합니다." },
          biology: { title: "생물 오염 억제", description: "레지오넬라균과 조류, 슬라임의 증식을 막습니다." },
        }),
      },
    },
    loop: {
      title: "순환 경로와 수처리 위치",
      lead: "여과, 약품 주입, 블로다운이 이루어지는 위치를 순환 경로를 따라 표시했습니다.",
      description:
        "계통도. 냉각탑 수조의 냉수를 순환펌프가 열부하로 보내고, 데워진 온수는 냉각탑으로 돌아와 충전재를 지나 수조로 떨어집니다. 물의 일부는 증발하고 비산합니다. 펌프 뒤에서 순환수의 일부가 측류 모래여과기를 거쳐 수조로 돌아옵니다. 보충수는 유량계를 지나 수조로 들어오고, 유량계의 펄스에 따라 정량 펌프가 억제제와 살균제를 수조에 주입합니다. 시료 채취점의 물을 전기전도도 제어기가 측정해 블로다운 밸브를 열고, 농축된 물을 배출합니다.",
      labels: {
        evaporation: "증발",
        drift: "비산",
        air: "공기",
        fill: "충전재",
        basin: "수조",
        hotWater: "온수",
        coldWater: "냉수",
        pump: "순환펌프",
        load: "열부하",
        loadKind: "냉동기·공정 설비",
        filterFirst: "측류",
        filterSecond: "모래여과기",
        share: "순환수의 일부",
        makeUp: "보충수",
        meter: "유량계",
        pulses: "펄스",
        inhibitor: "억제제",
        biocide: "살균제",
        sampling: "시료 채취점",
        conductivity: "전기전도도",
        controller: "제어기",
        valve: "블로다운 밸브",
        drain: "배출",
      },
      caption:
        "가는 점선은 제어 신호입니다. 측류로 여과하는 수량은 먼지와 보유수량에 따라 정합니다. 실제 배관과 설비는 현장에 따라 다릅니다.",
    },
    physical: {
      title: "물리적 처리: 자동 역세 여과",
      lead: "순환수 일부를 빼내어 여과한 뒤 수조로 돌려보냅니다. 냉각탑을 멈추지 않고 여과합니다.",
      supplier: "여과 설비는 1976년에 설립된 전문 제작사의 제품을 공급합니다.",
      precision: "여과 정밀도",
      filters: worded(filters, {
        sand: {
          title: "모래여과기",
          value: "5 µm",
          description: "여과재층 전체로 고형물을 붙잡습니다. 냉각수 측류 여과의 기본 형식입니다.",
        },
        "sand-extended": {
          title: "모래여과기 확장형",
          value: "0.5 µm",
          description: "미세 여과재를 더한 설계입니다. 미립자가 많은 순환수에 적용합니다.",
        },
        disk: {
          title: "디스크 필터",
          value: "20~400 µm",
          description: "홈이 파인 디스크를 겹쳐 거릅니다. 설치 면적이 작고 역세수가 적습니다.",
        },
        screen: {
          title: "스크린 필터",
          value: "10~1,500 µm",
          description: "스크린으로 낙엽, 녹, 모래처럼 굵은 고형물을 먼저 걸러 후단 설비를 보호합니다.",
        },
      }),
      backwash: {
        title: "자동 역세",
        description: "여과재가 막히면 작업자 없이 자동으로 역세합니다.",
        steps: worded(backwashSteps, {
          detect: {
            title: "차압 감지",
            description: "여과기 앞뒤의 압력차가 설정값에 이르면 역세를 시작합니다.",
          },
          inject: {
            title: "역방향 물 주입",
            description: "밸브를 전환해 물을 반대 방향으로 보내고 여과재를 띄웁니다.",
          },
          discharge: { title: "자동 배출", description: "떨어져 나온 고형물을 역세수와 함께 배출합니다." },
          recover: {
            title: "여과 복귀",
            description: "설정 시간이 지나면 밸브를 되돌려 여과를 다시 시작하고 차압을 확인합니다.",
          },
        }),
        figuresTitle: "자동 역세의 효과",
        figures: worded(backwashFigures, {
          performance: { value: "95% 이상", label: "여과 성능 유지" },
          life: { value: "3배", label: "필터 수명" },
          downtime: { value: "5분 미만", label: "여과 정지 시간" },
          water: { value: "30%", label: "역세수 사용량 절감" },
        }),
        note: "필터 수명과 역세수 사용량은 수동 역세와 비교한 값입니다.",
      },
    },
    chemical: {
      title: "화학적 처리: 자동 약품 주입",
      lead: "센서가 수질을 측정하고, 제어반이 필요한 만큼만 약품을 주입합니다.",
      picture: shown("st-dosing"),
      alt: "약품 탱크 두 기와 정량 펌프, 제어반으로 이루어진 약품 주입 설비",
      steps: worded(dosingSteps, {
        measure: {
          title: "측정",
          description: "pH, 전기전도도, 산화환원전위\u2060(ORP) 센서가 순환수를 계속 측정합니다.",
        },
        compare: { title: "비교", description: "제어반이 측정값을 관리 기준과 비교합니다." },
        dose: { title: "주입", description: "정량 펌프가 부족한 약품을 정해진 양만큼 주입합니다." },
        blowdown: {
          title: "블로다운",
          description: "전기전도도가 상한을 넘으면 밸브를 열어 농축된 순환수를 배출합니다.",
        },
      }),
      chemicalsTitle: "사용하는 약품",
      chemicals: worded(chemicals, {
        corrosion: { title: "부식 억제제", description: "강재, 동, 아연도금의 재질에 맞춰 고릅니다." },
        scale: { title: "스케일 억제제", description: "보충수의 경도와 목표 농축배수에 맞춰 고릅니다." },
        biocide: {
          title: "살균제",
          description: "산화성과 비산화성을 번갈아 써서 내성이 생기지 않게 합니다.",
        },
      }),
    },
    combined: {
      title: "복합 솔루션",
      lead: "여과로 고형물을 먼저 줄이면 약품이 제\u00a0역할을 합니다. 두 설비를 하나의 제어반에서 함께 운전합니다.",
      figures: worded(combinedFigures, {
        chemicals: { value: "30%", label: "약품 사용량 절감" },
        cycle: { value: "50%", label: "여과 주기 연장" },
        cost: { value: "40%", label: "운전비 절감" },
        equipment: { value: "2배", label: "설비 수명" },
      }),
      note: "여과와 약품 주입을 따로 운전할 때와 비교한 대표값입니다. 실제 효과는 보충수 수질과 운전 시간에 따라 달라집니다.",
    },
    benefits: {
      title: "도입 효과",
      items: worded(benefits, {
        water: {
          title: "물 사용량 50% 절감",
          description:
            "높은 농축배수에서도 안정적으로 운전해 블로다운을 줄입니다. 절감 폭은 도입\u00a0전 농축배수에 따라 다릅니다.",
        },
        heat: {
          title: "열교환 성능 유지",
          description: "전열면을 깨끗하게 유지해 냉동기와 공정의 소비전력을 줄입니다.",
        },
        hygiene: {
          title: "위생 관리",
          description: "살균 이력과 수질 기록을 남겨 레지오넬라 점검에 대비합니다.",
        },
        labor: { title: "청소 작업 감소", description: "수조와 열교환기의 청소 횟수를 줄입니다." },
      }),
    },
    catalog: { button: "카탈로그 내려받기", href: paths.catalog },
    callToAction: {
      title: "수질 자료가 있으면 함께 보내 주세요",
      description: "보충수와 순환수의 분석표, 순환수량, 보유수량을 바탕으로 설비를 제안해 드립니다.",
      button: "상담 및 견적 문의",
    },
  },
  en: {
    sections,
    meta: {
      title: "Cooling tower water treatment: filters and dosing | {name}",
      description:
        "Water treatment for cooling towers: automatic backwash sand filters, disk and screen filters, and sensor-controlled chemical dosing.",
      keywords:
        "cooling water treatment, side-stream filtration, sand filter, automatic backwash, chemical dosing, scale, corrosion, Legionella",
    },
    h1: "Cooling water treatment",
    lead: "As a cooling tower evaporates water, impurities concentrate in what is left. It takes both filtration and chemicals to maintain performance.",
    picture: shown("st-filter"),
    alt: "Automatic backwash filter",
    need: {
      title: "Why treat the water?",
      description:
        "A cooling tower also washes dust out of the air. Left untreated, these solids and the concentrated salts clog and corrode heat exchangers.",
      physical: {
        title: "Role of physical treatment",
        items: worded(physicalNeeds, {
          turbidity: {
            title: "Turbidity removal",
            description: "Suspended solids are filtered out to keep the water clear.",
          },
          particles: {
            title: "Fewer particles over 5 µm",
            description: "Reduces the particles that form sediment and slime.",
          },
          circulation: {
            title: "Circulating water purification",
            description: "Continuous filtration of a side stream cleans the whole circuit.",
          },
        }),
      },
      chemical: {
        title: "Role of chemical treatment",
        items: worded(chemicalNeeds, {
          corrosion: {
            title: "Corrosion prevention",
            description: "A protective film forms on the metal of pipes and heat exchangers.",
          },
          scale: {
            title: "Scale inhibition",
            description: "Calcium and silica are kept from settling on heat transfer surfaces.",
          },
          biology: {
            title: "Biological control",
            description: "Growth of Legionella, algae and slime is suppressed.",
          },
        }),
      },
    },
    loop: {
      title: "Water treatment in the circuit",
      lead: "Where filtration, chemical dosing and blowdown take place along the circulating water circuit.",
      description:
        "Process diagram. A circulation pump sends cold water from the tower basin to the heat load; the hot water returns to the tower and falls through the fill into the basin. Some of it evaporates, some leaves as drift. After the pump a part of the flow passes a side-stream sand filter and returns to the basin. Make-up water comes in through a water meter, whose pulses set the pumps that dose inhibitor and biocide into the basin. A conductivity controller measures water from a sampling point and opens the blowdown valve to let concentrated water out.",
      labels: {
        evaporation: "Evaporation",
        drift: "Drift",
        air: "Air",
        fill: "Fill",
        basin: "Basin",
        hotWater: "Hot water",
        coldWater: "Cold water",
        pump: "Circulation pump",
        load: "Heat load",
        loadKind: "chiller, process",
        filterFirst: "Side-stream",
        filterSecond: "sand filter",
        share: "part of the flow",
        makeUp: "Make-up",
        meter: "Meter",
        pulses: "Pulses",
        inhibitor: "Inhibitor",
        biocide: "Biocide",
        sampling: "Sampling point",
        conductivity: "Conductivity",
        controller: "controller",
        valve: "Blowdown valve",
        drain: "to drain",
      },
      caption:
        "Broken lines are control signals. How much is filtered depends on dust and system volume. Piping and equipment differ from site to site.",
    },
    physical: {
      title: "Physical treatment: automatic backwash filtration",
      lead: "A side stream is drawn off, filtered and returned to the basin while the tower keeps running.",
      supplier: "The filters come from a specialist maker founded in 1976.",
      precision: "Filtration rating",
      filters: worded(filters, {
        sand: {
          title: "Sand filter",
          value: "5 µm",
          description: "The whole media bed retains solids. The standard choice for side-stream filtration.",
        },
        "sand-extended": {
          title: "Sand filter, extended design",
          value: "0.5 µm",
          description: "With an added layer of fine media, for water rich in very fine particles.",
        },
        disk: {
          title: "Disk filter",
          value: "20–400 µm",
          description: "Stacked grooved disks. Small footprint and little backwash water.",
        },
        screen: {
          title: "Screen filter",
          value: "10–1,500 µm",
          description: "Removes coarse solids such as leaves, rust and sand to protect downstream equipment.",
        },
      }),
      backwash: {
        title: "Automatic backwash",
        description: "When the media clog, the filter cleans itself without an operator.",
        steps: worded(backwashSteps, {
          detect: {
            title: "Pressure-differential detection",
            description: "Backwash starts when the pressure drop across the filter reaches its set point.",
          },
          inject: {
            title: "Reverse water injection",
            description: "Valves switch over; water flows backward and lifts the media.",
          },
          discharge: {
            title: "Automatic discharge",
            description: "Loosened solids leave with the backwash water.",
          },
          recover: {
            title: "Recovery",
            description:
              "After a set time the valves switch back, filtration resumes and the pressure drop is checked.",
          },
        }),
        figuresTitle: "Effect of automatic backwash",
        figures: worded(backwashFigures, {
          performance: { value: "95% or more", label: "filtration performance retained" },
          life: { value: "3×", label: "filter life" },
          downtime: { value: "Under 5 minutes", label: "filter downtime" },
          water: { value: "30%", label: "less backwash water" },
        }),
        note: "Filter life and backwash water are compared with manual backwash.",
      },
    },
    chemical: {
      title: "Chemical treatment: automatic dosing",
      lead: "Sensors read the water quality and the controller doses only what is needed.",
      picture: shown("st-dosing"),
      alt: "Chemical dosing system with two tanks, metering pumps and a control panel",
      steps: worded(dosingSteps, {
        measure: {
          title: "Measure",
          description: "pH, conductivity and redox (ORP) sensors read the circulating water continuously.",
        },
        compare: {
          title: "Compare",
          description: "The controller compares the readings with the set limits.",
        },
        dose: { title: "Dose", description: "Metering pumps add a set amount of the chemical that is low." },
        blowdown: {
          title: "Blow down",
          description: "Above the conductivity limit, a valve opens and drains concentrated water.",
        },
      }),
      chemicalsTitle: "Treatment chemicals",
      chemicals: worded(chemicals, {
        corrosion: {
          title: "Corrosion inhibitor",
          description: "Chosen for the steel, copper or galvanized surfaces in the circuit.",
        },
        scale: {
          title: "Scale inhibitor",
          description: "Chosen for the make-up water hardness and the target cycles of concentration.",
        },
        biocide: {
          title: "Biocide",
          description:
            "Oxidizing and non-oxidizing types are alternated so that microbes do not develop resistance.",
        },
      }),
    },
    combined: {
      title: "Combined solution",
      lead: "Chemicals work better once filtration has removed the solids. One panel controls both systems.",
      figures: worded(combinedFigures, {
        chemicals: { value: "30%", label: "less chemical use" },
        cycle: { value: "50%", label: "longer filter cycle" },
        cost: { value: "40%", label: "lower running cost" },
        equipment: { value: "2×", label: "equipment life" },
      }),
      note: "Typical values compared with running the two systems separately. Results depend on make-up water quality and operating hours.",
    },
    benefits: {
      title: "Benefits",
      items: worded(benefits, {
        water: {
          title: "50% water saving",
          description:
            "Stable operation at higher cycles of concentration cuts blowdown. The saving depends on the cycles before treatment.",
        },
        heat: {
          title: "Sustained heat transfer",
          description: "Clean surfaces reduce the power drawn by chillers and process equipment.",
        },
        hygiene: {
          title: "Hygiene records",
          description: "Biocide and water quality logs are ready for Legionella inspections.",
        },
        labor: {
          title: "Less cleaning",
          description: "Basins and heat exchangers need cleaning less often.",
        },
      }),
    },
    catalog: { button: "Download Catalog", href: paths.catalog },
    callToAction: {
      title: "Send your water analysis if you have one",
      description:
        "With analyses of make-up and circulating water, flow rate and system volume, we can propose a system.",
      button: "Consultation & Quote Request",
    },
  },
});

export const waterTreatmentKinds = page<typeof waterTreatment>({
  sections: sectionKinds({
    need: "필요성",
    loop: "계통도",
    physical: "물리 처리",
    chemical: "약품 처리",
    combined: "함께 쓰기",
    benefits: "효과",
  }),
  picture: picture(),
  need: { physical: { items: list("이유", {}) }, chemical: { items: list("이유", {}) } },
  physical: {
    supplier: text({ sample: "claims" }),
    filters: list("여과기", {}),
    backwash: { steps: list("역세 단계", {}), figures: list("수치", { value: text({ sample: "claims" }) }) },
  },
  chemical: { picture: picture(), steps: list("단계", {}), chemicals: list("약품", {}) },
  combined: { figures: list("수치", { value: text({ sample: "claims" }) }) },
  benefits: { items: list("효과", { title: text({ sample: { water: "claims" } }) }) },
  catalog: { href: link() },
});
