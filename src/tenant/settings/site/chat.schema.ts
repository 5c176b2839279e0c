import * as v from 'valibot';
import { described, groupFor, switchFor, textFor } from '../parts.schema.ts';

const origin = v.pipe(
  v.string(),
  v.regex(
    /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/,
    'an origin such as "https://widget.chat.example" or "wss://*.chat.example"',
  ),
);

const provider = v.strictObject({
  name: textFor('As shoppers read it', 'Podium'),
  script: described(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/[^\s"'<>\\]+$/, 'an address such as "https://widget.chat.example/{account}.js"'),
    ),
    'Address of the script; {account} stands for the account',
  ),
  account: described(
    v.pipe(v.string(), v.regex(/^[\w.~/-]{1,100}$/, 'letters, digits and -._~/')),
    'The number or name by which the provider knows the dealer',
    'city-motors-4412',
  ),
  hosts: described(
    v.array(origin),
    "Whom the chat may ask, frame and load from, besides the script's own host",
  ),
  open: described(
    v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/))),
    'The function of the script that opens the chat, such as "Chat.open"; null: it opens by itself',
    'PodiumWebChat.open',
  ),
});

/** chat.json: a contact button on every page (leads and dealer §6; stock and vehicle §6). */
export const chatSchema = v.strictObject({
  show: switchFor('The button is there'),
  provider: described(
    v.nullable(provider),
    "Somebody else's chat, loaded when a shopper asks for it and not before; null: the ways below alone",
  ),
  ways: groupFor('Which ways to reach somebody the panel offers', {
    form: switchFor('Write by the form of enquiry'),
    sms: described(
      v.nullable(
        v.pipe(v.string(), v.regex(/^04\d\d ?\d{3} ?\d{3}$/, 'a mobile number such as "0412 345 678"')),
      ),
      'The mobile number for text messages; null: none',
    ),
    phone: switchFor('Call the number of site.json'),
  }),
  texts: groupFor('The words of the button and its panel', {
    button: textFor('The button at the corner of each page'),
    heading: textFor('Heading of the panel'),
    intro: textFor('Above the ways to write; {dealer} is the name of the dealer'),
    close: textFor('Button that closes the panel'),
    open: textFor('While somebody is there, with {time}'),
    today: textFor('Before the doors open, with {time}'),
    tomorrow: textFor('While the dealer is closed until tomorrow; {time} is when it opens'),
    later: textFor('While it is closed for longer; {day} and {time} are when it opens'),
    unknown: textFor('Where nobody knows when somebody is there again'),
    start: textFor('The press that agrees to the provider, with {provider}'),
    notice: textFor('Beside it, with {provider} and {host}'),
    loading: textFor('While the chat of the provider loads'),
    failed: textFor('When it did not load'),
    form: textFor('Link to the form'),
    formText: textFor('Below that link: when the answer comes'),
    sms: textFor('Link that writes a text message'),
    phone: textFor('Link that calls'),
  }),
});

export type ChatSettings = v.InferOutput<typeof chatSchema>;
