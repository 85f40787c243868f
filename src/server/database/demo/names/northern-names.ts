import { pool } from './name-pools.ts';

export const hindi = pool(
  'Aarti Akanksha Anjali Anushka Archana Bhavna Deepika Divya Garima Isha Jyoti Kavita Khushi Kiran Mamta Manisha Megha Monika Neelam Neha Nidhi Pallavi Pooja Prachi Pragya Priya Radhika Rashmi Ritu Sakshi Sapna Shalini Shikha Shivani Shreya Sneha Sonam Sunita Swati Tanvi Vandana Vaishali',
  'Abhishek Aditya Ajay Akash Alok Aman Amit Anand Ankit Anuj Arjun Ashish Ashutosh Ayush Deepak Dinesh Gaurav Harsh Himanshu Kapil Kunal Lokesh Manish Mayank Mohit Mukesh Naveen Nikhil Nitin Pankaj Prashant Rahul Rajat Rakesh Ravi Rohit Sachin Sandeep Saurabh Shivam Sumit Tushar Utkarsh Varun Vikas Vishal Yash',
  'Agarwal Awasthi Bajpai Bansal Bhatnagar Bhardwaj Chaturvedi Chauhan Dubey Dwivedi Goyal Gupta Jain Joshi Kumar Kushwaha Maurya Meena Mishra Nigam Pandey Pathak Prasad Rajput Rathore Rawat Saxena Sharma Shekhawat Shukla Singh Sinha Srivastava Thakur Tiwari Tomar Tripathi Tyagi Upadhyay Verma Yadav',
);

export const punjabi = pool(
  'Amandeep Amrit Baljeet Gurleen Gurpreet Harleen Harpreet Jasleen Jaspreet Kirandeep Kulwinder Manpreet Navjot Navneet Parneet Prabhjot Rupinder Simran Sukhmani Tavleen',
  'Amarjit Angad Arshdeep Balwinder Charanjit Daljeet Davinder Fateh Gurdeep Gurjot Harjit Harman Jagdeep Jaskaran Karanveer Kuldeep Lakhwinder Mandeep Parminder Ranjit Sukhdeep Tajinder Yuvraj',
  'Aulakh Bains Bajwa Bedi Brar Chahal Dhaliwal Dhillon Gill Grewal Kalsi Khaira Kohli Mann Oberoi Saini Sandhu Sekhon Sethi Sidhu Sodhi Virk Walia',
);

export const kashmiri = pool(
  'Aafreen Bisma Iqra Insha Mehreen Nuzhat Rutba Sabreena Shaista Tabassum Zoya',
  'Aadil Basit Faisal Hilal Irfan Junaid Mudasir Owais Rayees Shabir Suhail Umar Yawar',
  'Bhat Dar Ganai Lone Malik Mir Naqash Rather Shah Sheikh Wani Zargar',
);

export const himalayan = pool(
  'Dolma Diskit Kunzang Lhamo Padma Pema Rigzin Sonam Stanzin Tsering Yangchen Yangdol',
  'Dorjay Jigmet Karma Lobzang Namgyal Norbu Nurbu Phuntsog Rinchen Skarma Tashi Tenzin Thinley Tsewang',
  'Angmo Bhutia Dolkar Dorje Gyatso Lepcha Namgail Norboo Palzor Sherpa Spalbar Tamang Tundup Wangchuk Wangmo',
);
