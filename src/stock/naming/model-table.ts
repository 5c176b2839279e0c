/**
 * Well-known models in their makers' spelling, so that `I30`, `i30` and `I 30` are one model and one filter
 * option. Unlisted models stay as in the feed.
 */
export const modelTable: Readonly<Record<string, string>> = {
  Abarth: '124, 500, 595, 695, 500e',
  'Alfa Romeo': '147, 156, 159, 4C, Brera, Giulia, Giulietta, GT, GTV, Junior, MiTo, Spider, Stelvio, Tonale',
  'Aston Martin': 'DB7, DB9, DB11, DB12, DBS, DBX, Rapide, Vanquish, Vantage, V8 Vantage, V12 Vantage',
  Audi: 'A1, A2, A3, A4, A5, A6, A7, A8, Allroad, e-tron, e-tron GT, Q2, Q3, Q4 e-tron, Q5, Q6 e-tron, Q7, Q8, Q8 e-tron, R8, RS3, RS4, RS5, RS6, RS7, RS Q3, RS Q8, RS e-tron GT, S1, S3, S4, S5, S6, S7, S8, SQ2, SQ5, SQ7, SQ8, TT, TT RS, TTS',
  Bentley: 'Arnage, Bentayga, Continental, Continental GT, Continental GTC, Flying Spur, Mulsanne',
  BMW: '1 Series, 2 Series, 3 Series, 4 Series, 5 Series, 6 Series, 7 Series, 8 Series, i3, i4, i5, i7, i8, iX, iX1, iX2, iX3, M1, M2, M3, M4, M5, M6, M8, X1, X2, X3, X4, X5, X6, X7, XM, Z3, Z4, Z8',
  BYD: 'Atto 2, Atto 3, Dolphin, Seal, Sealion 6, Sealion 7, Shark, Shark 6',
  Chery: 'C5, J3, Omoda 5, Tiggo 4, Tiggo 7, Tiggo 8, Tiggo 4 Pro, Tiggo 7 Pro, Tiggo 8 Pro',
  Chevrolet:
    'Avalanche, Blazer, Bolt, Camaro, Colorado, Corvette, Cruze, Equinox, Express, Impala, Malibu, Silverado, Silverado 1500, Silverado 2500, Silverado 3500, Suburban, Tahoe, Trailblazer, Traverse, Trax',
  Chrysler: '300, 300C, Crossfire, Grand Voyager, Neon, Pacifica, PT Cruiser, Sebring, Voyager',
  Citroën:
    'Berlingo, C3, C3 Aircross, C3 Picasso, C4, C4 Cactus, C4 Picasso, C5, C5 Aircross, C5 X, C6, Dispatch, DS3, DS4, DS5, Grand C4 Picasso, Xsara',
  Cupra: 'Ateca, Born, Formentor, Leon, Tavascan, Terramar',
  Daihatsu: 'Charade, Copen, Cuore, Feroza, Hijet, Mira, Rocky, Sirion, Terios, YRV',
  Dodge:
    'Avenger, Caliber, Challenger, Charger, Durango, Grand Caravan, Journey, Nitro, Ram 1500, Ram 2500, Ram 3500, Viper',
  Ferrari:
    '296, 360, 430, 458, 488, 812, California, F430, F8, FF, GTC4Lusso, Portofino, Purosangue, Roma, SF90',
  Fiat: '124 Spider, 500, 500C, 500e, 500L, 500X, Doblo, Ducato, Freemont, Panda, Punto, Scudo, Ritmo',
  Ford: 'Bronco, Courier, EcoSport, Edge, Endura, Escape, Escort, Everest, Expedition, Explorer, F-150, F-250, F-350, Fairlane, Fairmont, Falcon, Falcon Ute, Festiva, Fiesta, Focus, Fusion, G6E, Ka, Kuga, Maverick, Mondeo, Mustang, Mustang Mach-E, Puma, Ranger, Taurus, Territory, Tourneo, Transit, Transit Connect, Transit Custom, Figo, B-Max, C-Max, S-Max, Galaxy',
  Foton: 'Tunland, Mars 7, Mars 9, View',
  Geely: 'EX5, Starray EM-i',
  Genesis: 'G70, G80, G90, GV60, GV70, GV80',
  GMC: 'Acadia, Canyon, Sierra, Sierra 1500, Sierra 2500, Sierra 3500, Terrain, Yukon',
  'Great Wall': 'Cannon, SA220, Steed, V200, V240, X200, X240, Wingle',
  GWM: 'Cannon, Cannon Alpha, Haval H2, Haval H6, Haval H6GT, Haval H9, Haval Jolion, Ora, Steed, Tank 300, Tank 500, Ute',
  Haval: 'H2, H6, H6GT, H7, H8, H9, Jolion',
  Holden:
    'Acadia, Adventra, Apollo, Astra, Barina, Berlina, Calais, Caprice, Captiva, Cascada, Colorado, Combo, Commodore, Crewman, Cruze, Epica, Equinox, Frontera, Gemini, Insignia, Jackaroo, Kingswood, Malibu, Monaro, Monterey, Rodeo, Spark, Statesman, Suburban, Tigra, Torana, Trailblazer, Trax, Ute, Vectra, Viva, Volt, Zafira',
  Honda:
    'Accord, Accord Euro, City, Civic, CR-V, CR-Z, e:N1, Element, Fit, HR-V, Insight, Integra, Jazz, Legend, MDX, NSX, Odyssey, Passport, Pilot, Prelude, Ridgeline, S2000, Stepwgn, Vezel, ZR-V',
  HSV: 'Avalanche, Clubsport, Colorado SportsCat, Coupe GTO, Gen-F, Grange, GTS, Maloo, Senator, VXR, W427',
  Hyundai:
    'Accent, Elantra, Excel, Genesis, Getz, Grandeur, i20, i30, i40, i45, iLoad, iMax, Inster, Ioniq, Ioniq 5, Ioniq 6, Ioniq 9, ix35, Kona, Lantra, Palisade, S Coupe, Santa Cruz, Santa Fe, Sonata, Staria, Staria-Load, Terracan, Tiburon, Trajet, Tucson, Veloster, Venue, H-1, Grand i10, Atos, Creta, Exter, Bayon',
  Ineos: 'Grenadier, Grenadier Quartermaster, Quartermaster',
  Infiniti: 'FX, G37, M35, Q30, Q50, Q60, Q70, QX30, QX50, QX70, QX80',
  Isuzu:
    'D-MAX, MU-X, NLR, NLS, NMR, NNR, NPR, NPS, NQR, FRD, FRR, FSR, FTR, FVR, FXZ, Giga, Bellett, Gemini',
  Iveco: 'Daily, Eurocargo, S-Way, Stralis, Trakker, X-Way, Acco, Powerstar',
  Jaguar: 'E-Pace, E-Type, F-Pace, F-Type, I-Pace, S-Type, X-Type, XE, XF, XJ, XJ6, XJ8, XK, XK8, XKR',
  Jeep: 'Avenger, Cherokee, Commander, Compass, Gladiator, Grand Cherokee, Grand Wagoneer, Patriot, Renegade, Wagoneer, Wrangler',
  Kia: 'Carens, Carnival, Ceed, Cerato, Credos, EV3, EV4, EV5, EV6, EV9, Forte, Grand Carnival, K4, K5, K2700, K2900, Magentis, Mentor, Niro, Optima, Picanto, Pregio, Pro Ceed, Rio, Rondo, Seltos, Sorento, Soul, Spectra, Sportage, Stinger, Stonic, Tasman, Telluride',
  Lamborghini: 'Aventador, Gallardo, Huracan, Murcielago, Revuelto, Urus',
  'Land Rover':
    'Defender, Discovery, Discovery 3, Discovery 4, Discovery Sport, Freelander, Freelander 2, LR2, LR3, LR4, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar',
  LDV: 'D90, Deliver 7, Deliver 9, eDeliver 7, eDeliver 9, eT60, G10, G10+, Mifa, T60, Terron 9, V80',
  Lexus:
    'CT, CT200h, ES, ES250, ES300, ES300h, ES350, GS, GS250, GS300, GS300h, GS350, GS450h, GX, GX550, HS, HS250h, IS, IS200t, IS250, IS250C, IS300, IS300h, IS350, IS F, LBX, LC, LC500, LC500h, LM, LM350h, LM500h, LS, LS400, LS430, LS460, LS500, LS500h, LS600h, LX, LX450d, LX470, LX500d, LX570, LX600, NX, NX200t, NX250, NX300, NX300h, NX350, NX350h, NX450h+, RC, RC200t, RC300, RC350, RC F, RX, RX200t, RX270, RX300, RX330, RX350, RX350h, RX350L, RX400h, RX450h, RX450h+, RX450hL, RX500h, RZ, RZ300e, RZ450e, SC430, UX, UX200, UX250h, UX300e, UX300h',
  Lotus: 'Eletre, Elise, Emeya, Emira, Europa, Evora, Exige',
  Mahindra: 'Genio, Pik-Up, S11, Scorpio, XUV3XO, XUV500, XUV700',
  Maserati: 'Ghibli, GranCabrio, GranSport, GranTurismo, Grecale, Levante, MC20, Quattroporte, Spyder',
  Mazda:
    '2, 3, 6, 121, 323, 626, Axela, B2500, B2600, Bravo, BT-50, CX-3, CX-30, CX-5, CX-50, CX-60, CX-7, CX-70, CX-8, CX-80, CX-9, CX-90, Demio, E2000, Mazda2, Mazda3, Mazda6, MPV, MX-30, MX-5, Premacy, RX-7, RX-8, Tribute',
  McLaren: '540C, 570GT, 570S, 600LT, 650S, 720S, 750S, 765LT, Artura, GT, MP4-12C',
  'Mercedes-Benz':
    '190, 190E, 280SE, 300CE, 450SL, 500SEL, A-Class, A180, A200, A250, A35, A45, Actros, AMG GT, B-Class, B180, B200, B250, C-Class, C180, C200, C220, C230, C240, C250, C280, C300, C320, C350, C43, C63, Citan, CL, CLA, CLA180, CLA200, CLA250, CLA35, CLA45, CLC, CLC200, CLE, CLE200, CLE300, CLE53, CLK, CLK320, CLS, CLS350, CLS400, CLS450, CLS500, CLS53, CLS55, CLS63, E-Class, E200, E220, E240, E250, E300, E320, E350, E400, E43, E450, E500, E53, E55, E63, EQA, EQB, EQC, EQE, EQS, EQV, eSprinter, eVito, G-Class, G350, G400, G500, G55, G63, GL, GL350, GL450, GL500, GLA, GLA180, GLA200, GLA220, GLA250, GLA35, GLA45, GLB, GLB200, GLB250, GLB35, GLC, GLC200, GLC220, GLC250, GLC300, GLC350, GLC43, GLC63, GLE, GLE250, GLE300, GLE350, GLE400, GLE43, GLE450, GLE53, GLE63, GLS, GLS350, GLS400, GLS450, GLS500, GLS63, M-Class, Marco Polo, Maybach, ML250, ML270, ML280, ML300, ML320, ML350, ML400, ML500, ML63, R-Class, R350, S-Class, S320, S350, S400, S450, S450L, S500, S560, S580, S600, S63, S65, SL, SL350, SL400, SL500, SL55, SL63, SLC, SLK, SLK200, SLK250, SLK350, SLK55, SLS, Sprinter, Sprinter 2500, Sprinter 3500, Unimog, V-Class, V220, V250, Valente, Viano, Vito, X-Class, X250, X350',
  MG: '3, 4, 6, Cyberster, EZS, F, GS, HS, MG3, MG4, MG5, MG6, MG7, MGB, MGF, MGU9, RX5, TF, ZS, ZST',
  MINI: 'Aceman, Cabrio, Clubman, Convertible, Cooper, Countryman, Coupe, Hatch, 3D Hatch, 5D Hatch, John Cooper Works, Paceman, Ray, Roadster',
  Mitsubishi:
    '380, 3000GT, Airtrek, ASX, Challenger, Colt, Delica, Eclipse Cross, Express, FTO, Galant, Grandis, GTO, i-MiEV, L200, L300, Lancer, Magna, Mirage, Nimbus, Outlander, Pajero, Pajero Sport, Rosa, Sigma, Starion, Triton, Verada',
  Nissan:
    '180SX, 200SX, 300ZX, 350Z, 370Z, Almera, Altima, Ariya, Armada, Bluebird, Caravan, Cube, Dualis, Elgrand, e-NV200, Frontier, Fuga, GT-R, Juke, Kicks, Leaf, March, Maxima, Micra, Murano, Navara, Note, NV200, NV350, Pathfinder, Patrol, Pintara, Pulsar, Qashqai, Rogue, Sentra, Serena, Silvia, Skyline, Stagea, Terrano, Tiida, Titan, Urvan, Versa, X-Trail, Z, NP200, NP300, NP300 Hardbody, Magnite, Hardbody',
  Opel: 'Astra, Corsa, Crossland, Insignia, Mokka, Zafira, Adam, Combo, Grandland, Meriva, Vectra, Vivaro',
  Peugeot:
    '107, 108, 206, 207, 208, 2008, 3008, 306, 307, 308, 4007, 4008, 406, 407, 408, 5008, 508, Boxer, e-208, e-2008, e-Expert, e-Partner, Expert, Partner, RCZ',
  Polestar: '2, 3, 4',
  Porsche:
    '356, 718, 718 Boxster, 718 Cayman, 911, 912, 918, 924, 928, 930, 944, 968, Boxster, Carrera GT, Cayenne, Cayman, Macan, Panamera, Taycan',
  RAM: '1500, 2500, 3500, ProMaster',
  Renault:
    'Alaskan, Arkana, Austral, Captur, Clio, Duster, Espace, Fluence, Grand Scenic, Kadjar, Kangoo, Koleos, Laguna, Latitude, Master, Megane, Megane E-Tech, Scenic, Symbioz, Trafic, Twingo, Zoe, Kwid, Triber, Kiger, Sandero, Logan, Grand Koleos',
  'Rolls-Royce': 'Cullinan, Dawn, Ghost, Phantom, Silver Shadow, Silver Spirit, Silver Spur, Spectre, Wraith',
  Rover: '25, 75, Mini, Quintet, SD1',
  Saab: '9-3, 9-5, 900, 9000, 9-3X, 9-4X, 9-7X',
  Skoda: 'Citigo, Elroq, Enyaq, Fabia, Kamiq, Karoq, Kodiaq, Octavia, Rapid, Roomster, Scala, Superb, Yeti',
  SsangYong: 'Actyon, Chairman, Korando, Kyron, Musso, Rexton, Stavic, Tivoli, Torres, XLV',
  Subaru:
    'Ascent, BRZ, Brumby, Crosstrek, Exiga, Forester, Impreza, Legacy, Leone, Levorg, Liberty, Outback, Sambar, Solterra, SVX, Tribeca, WRX, XV',
  Suzuki:
    'Alto, APV, Baleno, Carry, Celerio, Equator, Every, Fronx, Grand Vitara, Ignis, Jimny, Kizashi, Liana, S-Cross, Sierra, Splash, Swift, SX4, Vitara, Wagon R, X-90, XL-7, S-Presso, Dzire, Ertiga',
  Tesla: 'Cybertruck, Model 3, Model S, Model X, Model Y, Roadster',
  Toyota:
    '4Runner, 86, Alphard, Aqua, Aurion, Avalon, Avanza, Avensis, bZ4X, C-HR, Camry, Celica, Century, Chaser, Coaster, Corolla, Corolla Axio, Corolla Cross, Corolla Fielder, Corolla Verso, Corona, Cressida, Crown, Dyna, Echo, Estima, FJ Cruiser, Fortuner, Granvia, GR Corolla, GR Supra, GR Yaris, GR86, Harrier, HiAce, Highlander, HiLux, HiLux Surf, Ipsum, Isis, Kluger, LandCruiser, LandCruiser Prado, LiteAce, Mark II, Mark X, MR2, Noah, Paseo, Prado, Previa, Prius, Prius C, Prius V, Prius+, Probox, RAV4, Regius, Regius Ace, Rukus, Sai, Sequoia, Sienna, Soarer, Spacia, Starlet, Succeed, Supra, Tacoma, Tarago, Tercel, TownAce, Tundra, Urban Cruiser, Vanguard, Vellfire, Venza, Verossa, Verso, Vitz, Voxy, Wish, Yaris, Yaris Cross, Corolla Quest, Agya, Etios, Rumion, Quantum, Aygo, Yaris Verso',
  Volkswagen:
    'Amarok, Arteon, Atlas, Beetle, Bora, Caddy, California, Caravelle, CC, Crafter, e-Golf, Eos, Golf, ID. Buzz, ID.3, ID.4, ID.5, ID.7, Jetta, Kombi, Multivan, New Beetle, Passat, Passat CC, Polo, Scirocco, Sharan, T-Cross, T-Roc, Tayron, Tiguan, Touareg, Touran, Transporter, Up, Vento, Polo Vivo, Taigo, Golf Plus, Golf Sportsvan, Passat Alltrack',
  Volvo:
    '240, 740, 850, 940, C30, C40, C70, EX30, EX40, EX90, S40, S60, S70, S80, S90, V40, V50, V60, V70, V90, XC40, XC60, XC70, XC90',
};

/** Other names of listed models in feeds, by the letters and digits of make and model. */
export const modelAliases: Readonly<Record<string, string>> = {
  'Toyota landcruiser': 'LandCruiser',
  'Toyota prado': 'LandCruiser Prado',
  'Mazda cx5': 'CX-5',
  'Ford mache': 'Mustang Mach-E',
  'Volkswagen golfserie': 'Golf',
  'MG 3': 'MG3',
  'MG 4': 'MG4',
  'MG 5': 'MG5',
  'MG 6': 'MG6',
  'Mazda mazda2': '2',
  'Mazda mazda3': '3',
  'Mazda mazda6': '6',
  'GWM jolion': 'Haval Jolion',
  'GWM h6': 'Haval H6',
  'GWM h6gt': 'Haval H6GT',
  'GWM h9': 'Haval H9',
  'GWM h2': 'Haval H2',
  'GWM utecannon': 'Ute',
  'Ford f150': 'F-150',
  'Honda crv': 'CR-V',
  'Tesla 3': 'Model 3',
  'Tesla s': 'Model S',
  'Tesla x': 'Model X',
  'Tesla y': 'Model Y',
  'Land Rover evoque': 'Range Rover Evoque',
  'Land Rover velar': 'Range Rover Velar',
  'Land Rover sport': 'Range Rover Sport',
  'BMW 1': '1 Series',
  'BMW 2': '2 Series',
  'BMW 3': '3 Series',
  'BMW 4': '4 Series',
  'BMW 5': '5 Series',
  'BMW 6': '6 Series',
  'BMW 7': '7 Series',
  'BMW 8': '8 Series',
  'BMW 1er': '1 Series',
  'BMW 3er': '3 Series',
  'BMW 5er': '5 Series',
};
