import * as v from 'valibot';

/** Reply of `GET /api/cars/taken`, by the slugs of vehicles' pages. */
export const takenCarsSchema = v.record(v.string(), v.picklist(['reserved', 'sold']));

export type TakenCars = v.InferOutput<typeof takenCarsSchema>;
