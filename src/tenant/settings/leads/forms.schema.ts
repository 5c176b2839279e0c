import * as v from 'valibot';
import { described, groupFor, textFor } from '../parts.schema.ts';
import { vehicleFormsSchema } from '../vehicle/vehicle-forms.schema.ts';

const label = v.strictObject({
  name: textFor('First name'),
  last_name: textFor('Last name'),
  email: textFor('E-mail address'),
  phone: textFor('Phone number'),
  postcode: textFor('Postcode'),
  message: textFor('What the shopper wants to say'),
  category: textFor('What the enquiry is about'),
  rego: textFor('Number plate'),
  location: textFor('Which branch it is for'),
  dealership: textFor('Which dealership it is for'),
  distribution_location: textFor('Where the shopper picks the vehicle up'),
  additional_services: textFor('Boxes to tick on the service form'),
  car_year: textFor("Year of the shopper's own car"),
  car_description: textFor("The shopper's own car"),
});

/** forms.json: words common to all forms (specification: leads and dealer §2, §3, §5, §8). */
export const formsSchema = v.strictObject({
  labels: described(label, 'Above the fields'),
  placeholders: groupFor('An example within an empty field', {
    phone: textFor('In the field for the phone'),
    email: textFor('In the field for the e-mail address'),
    postcode: textFor('In the field for the postcode: one of your own area'),
    rego: textFor('In the field for the number plate'),
    car_description: textFor("In the field for the shopper's own car"),
  }),
  texts: groupFor('What all forms say besides their labels', {
    optional: textFor('Beside the label of a field that may stay empty'),
    choose: textFor('In a list from which nothing has been chosen'),
    errors: textFor('Above the list of what is to be corrected'),
    sending: textFor('On the button while the form is sent'),
    slow: textFor('When sending takes longer than some seconds'),
    failedHelp: textFor('After "An error occurred when submitting this form"'),
    orCall: textFor('After that, where there is a number; with {phone}'),
    unexpected: textFor('When the reply to a form of several steps says nothing'),
    kept: textFor('Offline: the message waits on the device'),
    keptSent: textFor('It has been sent since'),
    keptLink: textFor('Link after that, to what was sent'),
    keptRefused: textFor('It was refused; with {reason}'),
    keptExpired: textFor('It waited too long'),
    close: textFor('Name of the button that puts such a notice away'),
    remembered: textFor('Over details filled in from the last time; with {name}'),
    notYou: textFor('Takes them out again'),
    restored: textFor('Over what was typed before the page was left'),
    startAgain: textFor('Empties it'),
    step: textFor('Above a form in steps; {step} is the number of the step, {steps} how many there are'),
    next: textFor('Button to the next step'),
    back: textFor('Button to the step before'),
  }),
  vehicle: described(vehicleFormsSchema, 'The forms that a shopper reaches from a vehicle'),
});
