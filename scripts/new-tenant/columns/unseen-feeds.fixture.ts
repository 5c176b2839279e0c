/**
 * The expected facts of each made-up feed in tests/fixtures/feeds/unseen, written by hand. A row: name |
 * price | km | condition | body | fuel | gearbox | drive | colour | place | pictures; `-` if the feed says
 * nothing, and after `=` the word that pages and filters use instead of the feed's.
 */
export interface UnseenFeed {
  readonly cars: string;
  /** Unused columns, as the command reports them. */
  readonly unused: readonly string[];
  /** Further facts of some car; no other facts may be found. */
  readonly others: readonly string[];
}

export const unseenFeeds: Readonly<Record<string, UnseenFeed>> = {
  'homenet.csv': {
    cars: `
2020 Honda Accord Sport 1.5T | 23995 | 50218 | used | - | Gasoline Fuel = Petrol | CVT = Automatic | fwd | Platinum White Pearl = White | - | 2
2021 Toyota RAV4 XLE | 28450 | 30497 | used | Sport Utility = SUV | Gasoline Fuel = Petrol | 8-Speed Automatic = Automatic | awd | Magnetic Gray Metallic = Grey | - | 1
2022 Ford F-150 Lariat | 61200 | 19 | new | Crew Cab Pickup = Ute | Gasoline Fuel = Petrol | 10-Speed Automatic = Automatic | 4wd | Agate Black = Black | - | 1
2020 Tesla Model 3 Standard Range Plus | 25900 | 64564 | used | - | Electric Fuel System = Electric | 1-Speed Automatic = Automatic | rwd | Red Multi-Coat = Red | - | 1
2020 Volkswagen Golf GTI Autobahn | 24750 | 44160 | used | Hatchback = Hatch | Gasoline Fuel = Petrol | 6-Speed Manual = Manual | fwd | Tornado Red = Red | - | 1
2021 Chrysler Pacifica Hybrid Touring L | 33990 | 35414 | used | Mini-van, Passenger = People Mover | Gas/Electric Hybrid = Hybrid | Automatic | fwd | Velvet Red Pearl = Red | - | 1
2018 RAM 1500 Big Horn | 26800 | 107472 | used | Quad Cab = Ute | Gasoline Fuel = Petrol | 8-Speed Automatic = Automatic | 4wd | Bright White = White | - | 1
2020 BMW 330i | - | 47170 | used | - | - | - | rwd | - | - | 1`,
    unused: ['BookValue', 'Invoice', 'MarketClass', 'VDP_URL', 'CarfaxSite'],
    others: ['beforePrice', 'bodyConfiguration', 'doors', 'engineLitres', 'gearCount', 'stockNumber', 'vin'],
  },
  'dealer-com.txt': {
    cars: `
2020 Mazda CX-5 Touring | 27890 | 38200 | used | SUV | Gasoline = Petrol | Automatic | awd | Soul Red Crystal = Red | - | 2
2020 Subaru Forester Premium | 25990 | 51900 | used | SUV | Gasoline = Petrol | CVT = Automatic | awd | Crystal White Pearl = White | - | 1
2021 Hyundai Elantra SEL | 19990 | 22700 | used | Sedan | Gasoline = Petrol | CVT = Automatic | fwd | Phantom Black = Black | - | 1
2020 Chevrolet Colorado Z71 | 34990 | 60300 | used | Crew Cab = Ute | Diesel | Automatic | 4wd | Summit White = White | - | 1
2024 Mazda CX-30 GT | 33450 | 15 | new | SUV | Gasoline = Petrol | Automatic | awd | Polymetal Gray = Grey | - | 1
2020 Nissan Leaf SV | 18450 | 33800 | used | Hatchback = Hatch | Electric | Automatic | fwd | Deep Blue Pearl = Blue | - | 1
2019 Honda Civic LX | 15990 | 70100 | used | Sedan | Gasoline = Petrol | Manual | fwd | Lunar Silver = Silver | - | 1
2019 Toyota Prius Technology | 21490 | 88400 | used | Hatchback = Hatch | Hybrid | CVT = Automatic | fwd | Sea Glass Pearl = - | - | 1`,
    unused: ['link', 'gear_guide', 'body_shop', 'lead_email'],
    others: ['bodyConfiguration', 'stockNumber', 'vin'],
  },
  'mobile-de.xml': {
    cars: `
2020 Volkswagen Tiguan 2.0 TDI Life | 26990 | 45200 | - | SUV/Geländewagen/Pickup = SUV | Diesel | Automatic Gear = Automatic | - | Weiß = White | - | 1
2019 Skoda Octavia Combi 1.5 TSI Style | 17990 | 61800 | - | Kombi = Wagon | Petrol | Manual Gear = Manual | - | Grau = Grey | - | 1
2018 BMW 320 320d xDrive Sport Line | 22450 | 88000 | - | Limousine = Sedan | Diesel | Automatic Gear = Automatic | awd | Schwarz = Black | - | 1
2022 Opel Corsa 1.2 Edition | 14990 | 15400 | - | Kleinwagen = Hatch | Petrol | Manual Gear = Manual | - | Rot = Red | - | 1
2020 Mazda MX-5 2.0 Exclusive-Line | 21990 | 33100 | - | Cabrio/Roadster = Convertible | Petrol | Manual Gear = Manual | - | Blau = Blue | - | 1
2017 Volkswagen Multivan 2.0 TDI Comfortline | 34900 | 120300 | - | Van/Minibus = People Mover | Diesel | Automatic Gear = Automatic | - | Silber = Silver | - | 1
2021 Hyundai Kona Elektro Trend | 23950 | 28600 | - | SUV/Geländewagen/Pickup = SUV | Electricity = Electric | Automatic Gear = Automatic | - | Grün = Green | - | 1
2018 Toyota HiLux 2.4 D-4D Double Cab Duty | 24500 | 97400 | - | - | Diesel | Manual Gear = Manual | - | Weiß = White | - | 1`,
    unused: [
      'key',
      'url',
      'vehicle.specifics.general-inspection',
      'price.currency',
      'images.image.representation.size',
      'seller.homepage',
      'seller.email',
    ],
    others: ['bodyConfiguration', 'engineLitres', 'firstRegistered', 'priceType'],
  },
  'autogate.csv': {
    cars: `
2021 Toyota HiLux SR5 (4x4) MY21 | 54990 | 45120 | used | Dual Cab Ute = Ute | Diesel | 6 Sp Automatic = Automatic | 4wd | Glacier White = White | - | 2
2017 Toyota HiAce LWB KDH201R MY16 | 29990 | 182400 | used | Commercial | Diesel | 5 Sp Manual = Manual | rwd | White | - | 1
2024 Mazda CX-5 Maxx Sport KF | 41500 | 2150 | demo | SUV | Unleaded Petrol = Petrol | 6 Sp Automatic = Automatic | awd | Soul Red = Red | - | 1
2025 Kia Sportage S NQ5 | 36490 | 12 | new | SUV | Unleaded Petrol = Petrol | Automatic | fwd | Clear White = White | - | 1
2019 Holden Commodore RS ZB MY19 | 24990 | 71200 | used | Sportwagon = Wagon | Unleaded Petrol = Petrol | 9 Sp Automatic = Automatic | fwd | Darkness Black = Black | - | 1
2018 Hyundai i30 PD | 16990 | 88350 | used | Hatch | Unleaded Petrol = Petrol | 6 Sp Manual = Manual | fwd | Fiery Red = Red | - | 1
2020 Isuzu D-MAX SX MY20 | 27500 | 96700 | used | Commercial | Diesel | 6 Sp Manual = Manual | - | Splash White = White | - | 1
2016 Subaru Outback 2.5i Premium B6A MY16 | - | 133900 | used | Wagon | Unleaded Petrol = Petrol | CVT = Automatic | awd | Dark Grey = Grey | - | 1`,
    unused: ['Listing Page'],
    others: [
      'bodyConfiguration',
      'doors',
      'engineLitres',
      'gearCount',
      'priceExGovernmentCharges',
      'priceType',
      'registrationPlate',
      'series',
      'stockNumber',
    ],
  },
  'autotrader-za.json': {
    cars: `
2022 Toyota HiLux 2.8 GD-6 Raider | 619900 | 45000 | used | Double Cab = Ute | Diesel | Automatic | - | Glacier White = White | Sandton, Gauteng | 2
2021 Volkswagen Polo Vivo 1.4 Trendline | 219900 | 38500 | used | Hatchback = Hatch | Petrol | Manual | - | Reef Blue = Blue | Sandton, Gauteng | 2
2023 Ford Ranger 2.0 SiT XL 4x4 | 549900 | 21300 | used | Double Cab = Ute | Diesel | Automatic | 4wd | Frozen White = White | Sandton, Gauteng | 2
2022 Suzuki Swift 1.2 GL | 189900 | 30900 | used | Hatchback = Hatch | Petrol | Manual | - | Fervent Red = Red | Sandton, Gauteng | 2
2020 Toyota Fortuner 2.4 GD-6 Raised Body | 449900 | 98100 | used | SUV | Diesel | Automatic | - | Silver Metallic = Silver | Sandton, Gauteng | 2
2019 Nissan NP200 1.6 A/C Safety Pack | 149900 | 110700 | used | Single Cab = Ute | Petrol | Manual | - | Tinted Red = Red | Sandton, Gauteng | 2
2021 BMW X3 xDrive20d M Sport | 689900 | 52000 | used | SUV | Diesel | Automatic | awd | Black Sapphire = Black | Sandton, Gauteng | 2
2021 Renault Kwid 1.0 Climber | 144900 | 41250 | used | Hatchback = Hatch | Petrol | Manual | - | Zanskar Blue = Blue | Sandton, Gauteng | 2`,
    unused: ['ModelYears', 'EstimatedInstalment', 'ListingUrl', 'VideoThumb'],
    others: ['bodyConfiguration', 'engineLitres', 'stockNumber'],
  },
  'google-custom-labels.tsv': {
    cars: `
2021 Kia Sportage SX | 32990 | 45120 | used | SUV | Petrol | Automatic | - | White | - | 2
2020 Toyota HiLux SR | 41990 | 88010 | used | Ute | Diesel | Manual | - | Silver | - | 2
2019 Mazda 3 Neo | 19990 | 61700 | used | Sedan | Petrol | Automatic | - | Red | - | 2
2022 Hyundai i30 Active | 24490 | 22350 | used | Hatch | Petrol | Manual | - | Blue | - | 2
2023 BYD Atto 3 Extended | 38990 | 15800 | used | SUV | Electric | Automatic | - | Grey | - | 2
2022 Toyota RAV4 Cruiser | 46990 | 28940 | used | SUV | Hybrid | CVT = Automatic | - | White | - | 2
2021 Isuzu D-MAX LS-U | 48990 | 52100 | used | Ute | Diesel | Automatic | - | Black | - | 2
2018 Volkswagen Golf 110TSI | 18990 | 93400 | used | Hatch | Petrol | DSG = Automatic | - | Grey | - | 2`,
    unused: ['link', 'google_product_category', 'custom_label_0'],
    others: ['stockNumber', 'vin'],
  },
  'meta-custom-labels.xml': {
    cars: `
2019 Subaru Outback 2.5i | 28990 | 61200 | used | Wagon | Petrol | CVT = Automatic | - | Blue | Devonport, TAS | 1
2021 Ford Ranger Wildtrak | 56990 | 44010 | used | Ute | Diesel | Automatic | - | Orange | Devonport, TAS | 1
2022 Mitsubishi Outlander PHEV Aspire | 45990 | 30500 | used | SUV | Plug-in Hybrid | Automatic | - | White | Devonport, TAS | 1
2020 Suzuki Swift GL | 16990 | 52340 | used | Hatchback = Hatch | Petrol | Manual | - | Yellow | Devonport, TAS | 1
2021 Toyota Corolla ZR | 27490 | 39990 | used | Sedan | Hybrid | CVT = Automatic | - | Silver | Devonport, TAS | 1
2022 LDV Deliver 9 LWB | 38990 | 48700 | used | Van | Diesel | Manual | - | White | Devonport, TAS | 1
2023 Kia Carnival Platinum | 64990 | 18450 | used | People Mover | Diesel | Automatic | - | Black | Devonport, TAS | 1
2018 Nissan Leaf X | 17990 | 71120 | used | Hatchback = Hatch | Electric | Automatic | - | Red | Devonport, TAS | 1`,
    unused: ['url', 'image.tag', 'address.format', 'address.addr1', 'address.country', 'custom_label_2'],
    others: ['dealerComments', 'engineLitres', 'stockNumber'],
  },
  'excel-afrikaans.csv': {
    cars: `
2021 Toyota HiLux 2.4 GD-6 SRX | 489900 | 61200 | - | Dubbelkajuit = Ute | Diesel | Handrat = Manual | - | Wit = White | - | 1
2020 Volkswagen Polo 1.0 TSI Comfortline | 259900 | 48300 | - | Luikrug = Hatch | Petrol | Outomaties = Automatic | - | Silwer = Silver | - | 1
2022 Toyota Corolla Quest 1.8 Plus | 279900 | 22150 | - | Sedan | Petrol | Handrat = Manual | - | Grys = Grey | - | 1
2019 Ford Everest 2.0 XLT | 429900 | 97800 | - | SUV | Diesel | Outomaties = Automatic | - | Swart = Black | - | 1
2021 Nissan NP200 1.6 | 159900 | 35600 | - | Bakkie = Ute | Petrol | Handrat = Manual | - | Rooi = Red | - | 1
2017 Volvo V60 T5 Momentum | 289900 | 120450 | - | Stasiewa = Wagon | Petrol | Outomaties = Automatic | - | Blou = Blue | - | 1
2018 Hyundai H-1 2.5 CRDi Paneelwa | 299900 | 140000 | - | Paneelwa = Van | Diesel | Handrat = Manual | - | Wit = White | - | 1
2016 BMW i3 eDrive REx | 349900 | 66010 | - | Luikrug = Hatch | Elektries = Electric | Outomaties = Automatic | - | Oranje = Orange | - | 1`,
    unused: ['Webblad'],
    others: ['engineLitres', 'stockNumber'],
  },
  'automanager.csv': {
    cars: `
2020 Jeep Grand Cherokee Limited | 30990 | 54911 | used | Sport Utility = SUV | Gasoline = Petrol | 8-Speed Automatic = Automatic | 4wd | Granite Crystal = Grey | - | 2
2020 Chevrolet Malibu LT | 16490 | 67271 | used | Sedan | Gasoline = Petrol | CVT = Automatic | fwd | Silver Ice = Silver | - | 2
2020 Chevrolet Equinox LT | 21490 | 45786 | used | Suv = SUV | Gasoline = Petrol | 6-Speed Automatic = Automatic | awd | Summit White = White | - | 2
2020 Ford Ranger XLT | 28990 | 80821 | used | Pickup = Ute | Gasoline = Petrol | 10-Speed Automatic = Automatic | 4wd | Shadow Black = Black | - | 2
2023 Subaru Outback Premium | 34490 | 14 | new | Wagon | Gasoline = Petrol | CVT = Automatic | awd | Autumn Green = Green | - | 2
2018 Audi Q5 Premium Plus | 23990 | 94790 | used | Suv = SUV | Gasoline = Petrol | 7-Speed Automatic = Automatic | awd | Mythos Black = Black | - | 2
2016 Lexus IS200t | 18990 | 116420 | used | Sedan | Gasoline = Petrol | 8-Speed Automatic = Automatic | rwd | Ultra White = White | - | 2
2018 Chevrolet Silverado 1500 LT | 26990 | 130679 | used | Truck = Ute | Gasoline = Petrol | 6-Speed Automatic = Automatic | 4wd | Cajun Red = Red | - | 2`,
    unused: ['type', 'price_wholesale', 'price_cost', 'BookValue', 'country', 'dealer_site'],
    others: [
      'beforePrice',
      'dealerComments',
      'isCertified',
      'doors',
      'engine',
      'engineLitres',
      'gearCount',
      'interiorColour',
      'stockNumber',
      'variant.cylinders',
      'vin',
    ],
  },
  'woocommerce.csv': {
    cars: `
2019 Mazda CX-3 Akari | 21500 | 74300 | - | SUV | Petrol | Automatic | - | - | - | 2
2016 Holden Colorado LTZ | 25500 | 121050 | - | Ute | Diesel | Manual | - | - | - | 1
2021 Toyota Camry Ascent Hybrid | 29900 | 48010 | - | Sedan | Hybrid | CVT = Automatic | - | - | - | 1
2014 Volkswagen Golf 90TSI | 11990 | 110400 | - | Hatch | Petrol | DSG = Automatic | - | - | - | 1
2018 Ford Transit Custom 340L | 31900 | 93700 | - | Van | Diesel | Automatic | - | - | - | 1
2012 Subaru Forester X | 8990 | 178300 | - | Wagon | Petrol | Manual | - | - | - | 1
2022 MG ZS EV Essence | 33500 | 21600 | - | SUV | Electric | Automatic | - | - | - | 1
2017 Kia Carnival S | 24900 | 102800 | - | People Mover | Diesel | Automatic | - | - | - | 1`,
    unused: [
      'Type',
      'Published',
      'Visibility in catalog',
      'Tax status',
      'Attribute 1 name',
      'Attribute 2 name',
      'Attribute 3 name',
      'External URL',
      'Meta: _thumbnail_file',
    ],
    others: ['beforePrice', 'stockNumber'],
  },
};
